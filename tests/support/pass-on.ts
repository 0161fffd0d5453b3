// Passes a request on to another host, like a server in front of a platform.
import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/** What a proxy can rewrite. */
interface Rewrites {
  /** The address at the other host; by default the requested one. */
  address?: string | undefined
  /** The path of all cookies. */
  cookiePath?: string
}

/** Keeps the original name, like a proxy that tells the host the name that the visitor sees. */
export function passOn(
  question: IncomingMessage,
  answer: ServerResponse,
  demo: string,
  { address = question.url, cookiePath }: Rewrites = {},
): void {
  const passed = request(new URL(address ?? '/', demo), { method: question.method, headers: question.headers }, (came) => {
    const cookies = came.headers['set-cookie']
    const headers =
      cookies && cookiePath
        ? { ...came.headers, 'set-cookie': cookies.map((cookie) => cookie.replace(/Path=[^;]*/i, `Path=${cookiePath}`)) }
        : came.headers
    answer.writeHead(came.statusCode ?? 502, headers)
    came.pipe(answer)
  })
  passed.on('error', () => answer.writeHead(502).end())
  question.pipe(passed)
}
