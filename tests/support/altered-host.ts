// A proxy in front of the shop that changes requests or answers, to imitate a platform's mistakes.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StartedHost, startHost } from './host.ts'

/** An answer that can be changed before it is passed on. */
export interface Passing {
  method: string
  /** The path below the store. */
  path: string
  query: URLSearchParams
  /** The headers of the request. */
  sent: Record<string, string>
  status: number
  headers: [string, string][]
  body: string
}

/** Changes an answer, or the request before it is passed on. */
export interface Mistake {
  before?: (passing: Pick<Passing, 'method' | 'path' | 'query' | 'sent'>) => void
  after?: (passing: Passing) => void
}

/** The shop behind the proxy. */
export interface AlteredHost {
  origin: string
  /** Sets the mistake to imitate from now on. */
  make: (mistake: Mistake) => void
  close: () => Promise<void>
}

/** Starts the shop and the proxy. */
export async function startAlteredHost(): Promise<AlteredHost> {
  const shop = await startHost()
  let mistake: Mistake = {}
  const proxy = createServer((request, response) => {
    void pass(shop, mistake, request).then(({ status, headers, body }) => {
      for (const [name, value] of headers) response.appendHeader(name, value)
      response.writeHead(status).end(body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    make: (next) => (mistake = next),
    close: async () => {
      proxy.close()
      await shop.close()
    },
  }
}

async function pass(shop: StartedHost, mistake: Mistake, request: IncomingMessage): Promise<Passing> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const url = new URL(request.url ?? '/', shop.url)
  const kept = Object.entries(request.headers).filter(([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name))
  const sent = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
  const about = { method: request.method ?? 'GET', path: url.pathname.replace(/^\/\w\w\//, ''), query: url.searchParams, sent }
  mistake.before?.(about)
  const body = Buffer.concat(chunks)
  const answer = await fetch(url, { method: about.method, headers: sent, redirect: 'manual', ...(body.length > 0 ? { body } : {}) })
  // The shop's policy names its files by its own address, and the page is at this one.
  const here = (value: string) => value.replaceAll(new URL(shop.url).origin, `http://${request.headers.host ?? ''}`)
  const headers = [...answer.headers]
    .filter(([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name))
    .map(([name, value]): [string, string] => [name, name === 'content-security-policy' ? here(value) : value])
  const passing = { ...about, status: answer.status, headers, body: await answer.text() }
  mistake.after?.(passing)
  return passing
}

/** Changes the JSON that one path returns. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
export const json = (path: RegExp, method: string, change: (body: any) => void): Mistake => ({
  after: (passing) => {
    if (passing.method !== method || !path.test(passing.path) || passing.status !== 200) return
    const body: unknown = JSON.parse(passing.body)
    change(body)
    passing.body = JSON.stringify(body)
  },
})
/** Changes status, headers or text of one path. */
export const answer = (path: RegExp, method: string, change: (passing: Passing) => void): Mistake => ({
  after: (passing) => {
    if (passing.method === method && path.test(passing.path)) change(passing)
  },
})
/** Changes or removes the cookies of an answer. */
export const cookies = (passing: Passing, change: (line: string) => string | null) => {
  passing.headers = passing.headers.flatMap(([name, value]) => {
    const line = name === 'set-cookie' ? change(value) : value
    return line === null ? [] : [[name, line]]
  })
}
/** Sets a header. */
export const withHeader = (passing: Passing, name: string, value: string) => {
  passing.headers = [...passing.headers.filter(([one]) => one !== name), [name, value]]
}
