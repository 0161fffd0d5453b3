// Passes a request on to another host, as a server in front of a platform does.
import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/** What a proxy may write over. */
interface Rewrites {
  /** The address there; as it was asked here by default. */
  address?: string | undefined
  /** The path that all cookies are for. */
  cookiePath?: string
}

/** As a proxy that keeps the address a person sees: the host is told the name it was asked by. */
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
