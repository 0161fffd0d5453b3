// Passes a request on to another host, like a server in front of a platform.
import { request as requestPlain, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP } from 'node:net'
import { pipeline } from 'node:stream'

/** What a proxy can rewrite. */
interface Rewrites {
  /** The address at the other host; by default the requested one. */
  address?: string | undefined
  /** The path of all cookies. */
  cookiePath?: string
}

/**
 * Asks that host and no other, whatever the address. Keeps the original name, like a proxy that tells the host the name that the visitor
 * sees, and the cookies that are already set.
 */
export function passOn(
  question: IncomingMessage,
  answer: ServerResponse,
  host: string,
  { address = question.url, cookiePath }: Rewrites = {},
): void {
  const own = answer.getHeader('Set-Cookie')
  const target = new URL(host)
  const request = target.protocol === 'https:' ? requestTls : requestPlain
  // The certificate is that of the server, whatever name the visitor sees.
  const servername = isIP(target.hostname) ? '' : target.hostname
  const passed = request(target, { path: address ?? '/', method: question.method, headers: question.headers, servername }, (came) => {
    // The visitor has gone meanwhile.
    if (answer.destroyed) return void came.destroy()
    const sent = came.headers['set-cookie'] ?? []
    const theirs = cookiePath ? sent.map((cookie) => cookie.replace(/Path=[^;]*/i, `Path=${cookiePath}`)) : sent
    const cookies = [...(Array.isArray(own) ? own : []), ...theirs]
    answer.writeHead(came.statusCode ?? 502, cookies.length > 0 ? { ...came.headers, 'set-cookie': cookies } : came.headers)
    // A connection that breaks half way ends the visitor's too.
    pipeline(came, answer, () => {})
  })
  passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
  question.pipe(passed)
}
