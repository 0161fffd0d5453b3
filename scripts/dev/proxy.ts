// A proxy before the shop in development: holds requests while the shop restarts, and makes open pages reload.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { allowReload, eventsPath, withReload } from './reload-script.ts'

/** The proxy, which stays available while the shop is replaced. */
export interface DevProxy {
  /** The port it listens on. */
  port: number
  /** Sets the shop's port; null while it restarts. */
  setTarget: (port: number | null) => void
  /** Reloads every open page. */
  reload: () => void
  close: () => void
}

/** Listens on `port`, or on a free port for 0; rejects if the port is in use. */
export async function startProxy(port: number): Promise<DevProxy> {
  let target = Promise.withResolvers<number>()
  const pages = new Set<ServerResponse>()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === eventsPath) follow(pages, outgoing)
    else void target.promise.then((to) => forward(to, incoming, outgoing))
  })
  const { promise: isListening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, resolve)
  await isListening
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    setTarget: (to) => {
      if (to === null) target = Promise.withResolvers<number>()
      else target.resolve(to)
    },
    reload: () => {
      for (const page of pages) page.write('data: changed\n\n')
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function follow(pages: Set<ServerResponse>, outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  outgoing.write(': listening\n\n')
  pages.add(outgoing)
  outgoing.on('close', () => pages.delete(outgoing))
}

function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: path } = incoming
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const upstream = request({ port, method, path, headers }, (answer) => {
    const policy = answer.headers['content-security-policy']
    const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html')
    if (!isPage) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers
      if (typeof policy === 'string') kept['content-security-policy'] = allowReload(policy)
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      outgoing.end(withReload(Buffer.concat(chunks).toString()))
    })
  })
  upstream.on('error', (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' })
    outgoing.end(`The shop did not answer: ${error.message}. What it said stands in the terminal.`)
  })
  incoming.pipe(upstream)
}
