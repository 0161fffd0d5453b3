// Breaks an answer after the work is done: the order exists, but the client cannot read the answer.
import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Fault } from '../options.ts'

const half = (text: string): string => text.slice(0, Math.max(1, Math.floor(text.length / 2)))

/** Sends half of the announced length, and closes the connection. */
const cut = (outgoing: ServerResponse, text: string, headers: Headers): Response => {
  outgoing.writeHead(200, {
    'Content-Type': headers.get('Content-Type') ?? 'application/json',
    'Set-Cookie': headers.getSetCookie(),
    'Content-Length': Buffer.byteLength(text),
  })
  outgoing.write(half(text), () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

export const spoil = async (c: Context, fault: Exclude<Fault, 500>, response: Response): Promise<Response> => {
  const text = (await response.text()) || '{"message":""}'
  // Keeps the answer's cookies.
  c.status(200)
  if (fault === '500 after') return c.json({ message: 'Server Error' }, 500)
  if (fault === 'null') return c.json(null)
  if (fault === 'html') return c.html('<!doctype html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>', 200)
  if (fault === 'malformed') return c.body(`${half(text)}…`, 200, { 'Content-Type': 'application/json' })
  const outgoing: ServerResponse = c.env.outgoing
  return cut(outgoing, text, response.headers)
}
