// A real HTTP server that misbehaves on request, for tests of everything that asks a host.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request as it arrived. */
export interface Arrived {
  method: string
  /** The path below the store, e.g. `checkout/cart/quote`. */
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  /** The body parsed as JSON; null where there was none. */
  body: unknown
}

/** How a request is answered. */
export type Behaviour = (response: ServerResponse, request: Arrived) => void | Promise<void>

/** A running server. */
export interface FaultServer {
  /** The store's address, e.g. `http://127.0.0.1:4711/nl/`. */
  url: string
  /** What arrived since the last `reply`, oldest first. */
  arrived: Arrived[]
  /** Sets how requests are answered: one behaviour after another, the last for all that follow. `api/session` is apart. */
  reply: (...behaviours: Behaviour[]) => void
  /** Sets how `api/session` is answered, where a client gets its token. */
  replySession: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

/** Answers with JSON. */
export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value))
  }

/** Answers with text, as it is. */
export const text =
  (body: string, status = 200, type = 'application/json'): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body)
  }

/** A page where JSON was due: a login, a maintenance notice, a proxy's own words. */
export const html = (status = 200): Behaviour => text('<!doctype html><title>Shop</title><p>Back soon', status, 'text/html; charset=utf-8')

/** An answer of no bytes. */
export const empty = (status = 200): Behaviour => text('', status)

/** 204. */
export const noContent: Behaviour = (response) => {
  response.writeHead(204).end()
}

/** Leads elsewhere. */
export const redirect =
  (location: string, status = 302): Behaviour =>
  (response) => {
    response.writeHead(status, { Location: location }).end()
  }

/** Ends the connection without a word. */
export const reset: Behaviour = (response) => {
  response.socket?.resetAndDestroy()
}

/** Promises more bytes than it sends. */
export const cutBody =
  (value: unknown): Behaviour =>
  (response) => {
    const whole = JSON.stringify(value)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(whole.length) })
    response.write(whole.slice(0, Math.ceil(whole.length / 2)), () => response.socket?.destroy())
  }

/** A whole answer of half the JSON. */
export const cutJson = (value: unknown): Behaviour => {
  const whole = JSON.stringify(value)
  return text(whole.slice(0, Math.ceil(whole.length / 2)))
}

/** Never answers. */
export const silent: Behaviour = () => {}

/** Sends headers a letter at a time, without end. */
export const dripHeaders: Behaviour = (response) => {
  const { socket } = response
  socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ')
  if (socket) drip(socket, 'a')
}

/** Sends headers, then blanks a byte at a time: JSON that never begins. */
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

/** Milliseconds that a call may be late, each by a share of its own: JITTER=40 finds tests of stores and widgets that count on an order of arrival. */
const JITTER = Number(process.env['JITTER'] ?? 0)
/** The machine's, also where a test moves a clock of its own. */
const wait = setTimeout

/** Starts a server on a free port, for the store `nl`. */
export async function startFaultServer(): Promise<FaultServer> {
  let queue: Behaviour[] = [json({})]
  let session: Behaviour = json({})
  const arrived: Arrived[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    // A client that went away is what half of these tests are about.
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
