// Spoils an answer whose work is done: the order exists, and nobody can read about it.
import type { Context } from 'hono'
import type { Fault } from '../options.ts'

const half = (text: string): string => text.slice(0, Math.max(1, Math.floor(text.length / 2)))

/** Sends half of a body and ends the line. */
const cut = (text: string, headers: Headers): Response => {
  const parts = [half(text)]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.shift()
      if (part === undefined) controller.error(new Error('cut'))
      else controller.enqueue(new TextEncoder().encode(part))
    },
  })
  return new Response(body, { status: 200, headers })
}

export const spoil = async (c: Context, fault: Exclude<Fault, 500>, response: Response): Promise<Response> => {
  const text = (await response.text()) || '{"message":""}'
  // The cookies of the answer stay.
  c.status(200)
  if (fault === '500 after') return c.json({ message: 'Server Error' }, 500)
  if (fault === 'null') return c.json(null)
  if (fault === 'html') return c.html('<!doctype html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>', 200)
  if (fault === 'malformed') return c.body(`${half(text)}…`, 200, { 'Content-Type': 'application/json' })
  return cut(text, response.headers)
}
