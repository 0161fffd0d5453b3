// Faults on request, for tests only (FAULTS=1): a cookie, a header or ?fault= makes calls slow, broken, wrong, or lost after they ran.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { HostContext, HostEnv } from '../host/context.ts'
import { wantsJson } from './error-answer.ts'
import type { Fault } from './fault-spec.ts'
import { readFaults } from './fault-spec.ts'

const longestMemory = 10_000

/**
 * Middleware that injects faults. `?fault=` on a page is kept in the cookie `touchline-fault` for the calls that the page
 * makes; `?fault=off` ends it. Counts (`*2`) are stored per cookie value and session; adding `#name` makes the value a new one.
 */
export function faultsOnDemand(): MiddlewareHandler<HostEnv> {
  const strikes = new Map<string, number>()
  const strike = (c: HostContext, fault: Fault): boolean => {
    if (fault.count === Number.POSITIVE_INFINITY) return true
    const name = `${getCookie(c, 'touchline-sid') ?? ''} ${c.req.header('X-Forwarded-For') ?? ''} ${fault.text}`
    const done = strikes.get(name) ?? 0
    if (done >= fault.count) return false
    if (strikes.size > longestMemory) strikes.clear()
    strikes.set(name, done + 1)
    return true
  }
  return async (c, next) => {
    const given = c.req.query('fault')
    if (given !== undefined && isPage(c)) {
      setCookie(c, 'touchline-fault', given === 'off' ? '' : given, {
        path: '/',
        sameSite: 'Lax',
        ...(given === 'off' ? { maxAge: 0 } : {}),
      })
    }
    const text = given ?? c.req.header('touchline-fault') ?? getCookie(c, 'touchline-fault') ?? ''
    const fault = text && text !== 'off' ? readFaults(text).find((candidate) => isMeant(c, candidate) && strike(c, candidate)) : undefined
    if (!fault) return next()
    return commit(c, fault, next)
  }
}

function isPage(c: HostContext): boolean {
  return c.req.method === 'GET' && !wantsJson(c) && (c.req.header('Accept') ?? '').includes('text/html')
}

function isMeant(c: HostContext, { target }: Fault): boolean {
  if (target === null) return wantsJson(c)
  return (target.method === null || target.method === c.req.method) && target.pattern.test(c.req.path)
}

/** What the server does instead of the handler, or after it. */
async function commit(c: HostContext, { kind, value }: Fault, next: () => Promise<void>): Promise<Response | void> {
  switch (kind) {
    case 'slow':
      await wait(Number(value))
      return next()
    case 'drip':
      await next()
      return replace(c, await drip(c, Number(value || 200)))
    case 'cut':
      await next()
      return replace(c, await cut(c))
    case 'lost':
      await next()
      return replace(c, reset(c))
    case 'reset':
      return reset(c)
    case 'status':
      return status(c, value)
    case 'html':
      return c.html('<!doctype html><title>Maintenance</title><h1>We will be right back</h1>')
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } })
    case 'cut-json':
      return new Response('{"items":[{"item_id":1,"sku":"', { headers: { 'Content-Type': 'application/json' } })
    case 'malformed':
      return c.json({ items: 'none', items_qty: 'NaN', total_segments: null, grand_total: '1e999' })
    case '204':
      return new Response(null, { status: 204 })
    case 'redirect':
      return new Response(null, { status: 302, headers: { Location: 'https://elsewhere.invalid/' } })
  }
}

/** Hono ignores a response that is returned after the handler, and one that is set inherits headers; so the old one is removed first. */
function replace(c: HostContext, answer: Response): void {
  c.res = undefined
  c.res = answer
}

function status(c: HostContext, value: string): Response {
  const [number = '500', code] = value.split(':')
  const headers = { 'Content-Type': 'application/json', ...(number === '429' || number === '503' ? { 'Retry-After': '1' } : {}) }
  return new Response(JSON.stringify({ message: 'Fault %1', parameters: [number], ...(code ? { code } : {}) }), {
    status: Number(number),
    headers,
  })
}

function reset(c: HostContext): Response {
  const { incoming } = c.env
  if (!incoming) throw new Error('fault: this one needs a socket; start the host on a port')
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Sends headers for the whole body and half of it, then drops the connection. */
async function cut(c: HostContext): Promise<Response> {
  const { outgoing, incoming } = c.env
  if (!outgoing || !incoming) throw new Error('fault: this one needs a socket; start the host on a port')
  const body = Buffer.from(await c.res.arrayBuffer())
  const headers = { ...Object.fromEntries(c.res.headers), 'content-length': String(body.length) }
  outgoing.writeHead(c.res.status, headers)
  const { promise, resolve } = Promise.withResolvers<void>()
  outgoing.write(body.subarray(0, body.length >> 1), () => {
    incoming.socket.destroy()
    resolve()
  })
  await promise
  return RESPONSE_ALREADY_SENT
}

/** The body in ten parts with a pause between. */
async function drip(c: HostContext, pause: number): Promise<Response> {
  const body = new Uint8Array(await c.res.arrayBuffer())
  const size = Math.max(1, Math.ceil(body.length / 10))
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(pause)
      controller.enqueue(body.subarray(sent, sent + size))
      sent += size
      if (sent >= body.length) controller.close()
    },
  })
  return new Response(stream, { status: c.res.status, headers: c.res.headers })
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
