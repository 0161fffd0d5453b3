// Caches public responses in memory, for as long as they allow a shared cache to: a page that two hundred open at once is rendered once.
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'
import { requestOrigin } from './public-origin.ts'
import { isPersonal } from './security.ts'
import { findStore } from '../host/store-view.ts'

/** A response as it was sent, compressed and with all its headers. */
interface Kept {
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  /** When it was stored, by the process's own clock, in milliseconds. */
  at: number
}

/** In bytes, of all responses together: some two thousand pages. */
const mostBytes = 48_000_000
const largest = 2_000_000
/** In seconds; a longer max-age is for caches that can be purged. */
const longest = 300
/** A browser's list of encodings is far shorter; longer ones, invented, would only evict pages that others read. */
const longestList = 60

/** Calls below `api/` whose response is the same for everyone. */
const publicCalls = /^\/[a-z]{2}\/api\/(search|navigation|catalog\/(products?|category|search|anonymous-category))(\/|$)/

/** Answers from the cache, and fills it. It comes before every middleware whose headers are part of the response. */
export function keepAnswers(options: Pick<HostOptions, 'keepsAnswers' | 'isClosed'>): MiddlewareHandler<HostEnv> {
  const kept = new LRUCache<string, Kept>({ maxSize: mostBytes, maxEntrySize: largest, sizeCalculation: ({ body }) => body.length + 2_000 })
  const underWay = new Map<string, Promise<void>>()
  return async (c, next) => {
    if (isWorkBehindTheCounter(c)) {
      await next()
      kept.clear()
      return undefined
    }
    if (!options.keepsAnswers || options.isClosed || !isForEverybody(c)) return next()
    const key = keyOf(c)
    await underWay.get(key)
    const known = kept.get(key)
    if (known) return answer(c, known)
    if (underWay.has(key)) return next()
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.set(key, promise)
    try {
      // Without `If-None-Match` the response is complete and can be stored, even if this visitor has a current copy.
      const etags = c.req.header('If-None-Match')
      c.req.raw.headers.delete('If-None-Match')
      await next()
      const seconds = secondsOf(c.res)
      if (seconds === 0) return undefined
      const fresh = { headers: new Headers(c.res.headers), body: new Uint8Array(await c.res.arrayBuffer()), at: performance.now() }
      kept.set(key, fresh, { ttl: seconds * 1000 })
      c.res = undefined
      c.res = answer(c, fresh, etags)
    } finally {
      underWay.delete(key)
      resolve()
    }
    return undefined
  }
}

/** Whether staff may have changed something, which must be visible at once in this process. */
function isWorkBehindTheCounter(c: HostContext): boolean {
  return c.req.method !== 'GET' && /^\/(editor|operator)\//.test(c.req.path)
}

function isForEverybody(c: HostContext): boolean {
  const { method, path } = c.req
  const isPublic = findStore(path) !== null && (!isPersonal(path) || publicCalls.test(path))
  return method === 'GET' && isPublic && !c.req.header('Range') && (c.req.header('Accept-Encoding') ?? '').length <= longestList
}

/** Everything in a request that a public response may depend on. */
function keyOf(c: HostContext): string {
  const { pathname, search } = new URL(c.req.url)
  const headers = ['Accept-Encoding', 'X-STORE-ID'].map((name) => c.req.header(name) ?? '')
  return [requestOrigin(c), pathname + search, ...headers].join('\n')
}

/** How long a shared cache may store the response; 0 if it may not. */
function secondsOf({ status, headers }: Response): number {
  const rule = headers.get('Cache-Control') ?? ''
  const varies = (headers.get('Vary') ?? '').split(',').some((name) => !/^\s*(accept-encoding)?\s*$/i.test(name))
  const isText = /^(text\/html|application\/(ld\+)?json)/.test(headers.get('Content-Type') ?? '')
  if (status !== 200 || !isText || varies || headers.has('Set-Cookie') || !/\bpublic\b/.test(rule)) return 0
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(rule) ?? /\bmax-age=(\d+)/.exec(rule) ?? []
  return Math.min(longest, Number(seconds))
}

function answer(c: HostContext, { headers: all, body, at }: Kept, etags = c.req.header('If-None-Match')): Response {
  const headers = new Headers(all)
  // A cache in front must count the time in this one.
  headers.set('Age', String(Math.floor((performance.now() - at) / 1000)))
  const tag = headers.get('ETag')?.replace(/^W\//, '')
  const isSame = tag !== undefined && (etags?.match(/"[^"]*"/g)?.includes(tag) ?? false)
  if (!isSame) {
    headers.set('Content-Length', String(body.length))
    return new Response(body, { status: 200, headers })
  }
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Type']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
