// A real HTTP server that misbehaves on request, for tests of the API client.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request as it arrived. */
export interface Arrived {
  method: string
  /** The path below the store, e.g. `checkout/cart/quote`. */
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  /** The body parsed as JSON; null without a body. */
  body: unknown
}

/** The answer to a request. */
export type Behaviour = (response: ServerResponse, request: Arrived) => void | Promise<void>

/** A running server. */
export interface FaultServer {
  /** The store's address, e.g. `http://127.0.0.1:4711/nl/`. */
  url: string
  /** The requests since the last `reply`, oldest first. */
  arrived: Arrived[]
  /** Sets the answers: one behaviour after another, the last for all later requests. `api/session` has its own. */
  reply: (...behaviours: Behaviour[]) => void
  /** Sets the answer of `api/session`, where a client gets its token. */
  replySession: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

/** Answers with JSON. */
export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value))
  }

/** Answers with unchanged text. */
export const text =
  (body: string, status = 200, type = 'application/json'): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body)
  }

/** Answers with HTML instead of JSON, such as a login, a maintenance notice or a proxy's error. */
export const html = (status = 200): Behaviour => text('<!doctype html><title>Shop</title><p>Back soon', status, 'text/html; charset=utf-8')

/** Answers with an empty body. */
export const empty = (status = 200): Behaviour => text('', status)

/** Answers 204. */
export const noContent: Behaviour = (response) => {
  response.writeHead(204).end()
}

/** Redirects. */
export const redirect =
  (location: string, status = 302): Behaviour =>
  (response) => {
    response.writeHead(status, { Location: location }).end()
  }

/** Closes the connection without an answer. */
export const reset: Behaviour = (response) => {
  response.socket?.resetAndDestroy()
}

/** Announces more bytes than it sends. */
export const cutBody =
  (value: unknown): Behaviour =>
  (response) => {
    const whole = JSON.stringify(value)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(whole.length) })
    response.write(whole.slice(0, Math.ceil(whole.length / 2)), () => response.socket?.destroy())
  }

/** Sends a complete answer that contains half the JSON. */
export const cutJson = (value: unknown): Behaviour => {
  const whole = JSON.stringify(value)
  return text(whole.slice(0, Math.ceil(whole.length / 2)))
}

/** Never answers. */
export const silent: Behaviour = () => {}

/** Sends headers one letter at a time, without end. */
export const dripHeaders: Behaviour = (response) => {
  const { socket } = response
  socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ')
  if (socket) drip(socket, 'a')
}

/** Sends headers, then one space at a time: JSON that never begins. */
export const dripBody: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.flushHeaders()
  const timer = setInterval(() => response.write(' '), 5)
  response.on('close', () => clearInterval(timer))
}

/** Waits for a promise before it answers. */
export const after =
  (moment: Promise<unknown>, then: Behaviour): Behaviour =>
  async (response, request) => {
    await moment
    if (!response.destroyed) await then(response, request)
  }

function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 5)
  socket.on('close', () => clearInterval(timer))
}

/** The maximum delay of a call in milliseconds, at random: JITTER=40 finds tests that rely on an order of arrival. */
const JITTER = Number(process.env['JITTER'] ?? 0)
/** The machine's own timer, even if a test replaces the clock. */
const wait = setTimeout

/** Starts a server on a free port, for the store `nl`. */
export async function startFaultServer(): Promise<FaultServer> {
  let queue: Behaviour[] = [json({})]
  let session: Behaviour = json({})
  const arrived: Arrived[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    // Many of these tests are about a client that disconnects.
    response.on('error', () => {})
    void read(request).then(async (own) => {
      if (JITTER > 0) await new Promise((resolve) => wait(resolve, Math.random() * JITTER))
      arrived.push(own)
      const isSession = own.path === 'api/session'
      const behaviour = isSession ? session : queue.length > 1 ? queue.shift() : queue[0]
      return behaviour?.(response, own)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/nl/`,
    arrived,
    reply: (...behaviours) => {
      queue = behaviours
      arrived.length = 0
    },
    replySession: (behaviour) => {
      session = behaviour
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      return closed
    },
  }
}

async function read(request: IncomingMessage): Promise<Arrived> {
  const chunks: string[] = []
  request.setEncoding('utf8')
  for await (const chunk of request) chunks.push(String(chunk))
  const url = new URL(request.url ?? '/', 'http://host.invalid')
  const headers = Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value])
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/^\/nl\//, ''),
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body: chunks.length ? JSON.parse(chunks.join('')) : null,
  }
}
