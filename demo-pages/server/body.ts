// Reads the body of a request: JSON for calls, fields for forms; anything else is refused before any rule runs.
import { ShopError } from '../shop/shop-error.ts'
import type { HostContext } from '../host/context.ts'
import { keepable, malformed, parseJson } from './json-text.ts'

/** The longest body without files, in bytes. */
export const longestBody = 256 * 1024

/** The parsed JSON body. */
export async function readJson(c: HostContext): Promise<unknown> {
  mustBeJson(c)
  return parseJson(await readText(c))
}

/** Refuses a body whose type is not JSON. */
export function mustBeJson(c: HostContext): void {
  if (!/^application\/(.+\+)?json\b/i.test(c.req.header('Content-Type') ?? '')) throw malformed()
}

/** The fields of a plain form; a file becomes its text. */
export async function readForm(c: HostContext): Promise<URLSearchParams> {
  const type = c.req.header('Content-Type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return readFiles(c, type)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '')
  if (!isForm) throw malformed()
  const form = new URLSearchParams(await readText(c))
  return new URLSearchParams([...form].map(([name, value]) => [name, keepable(value)]))
}

/** A form that also sends files: rosters are text, in UTF-8 or in the encoding of older spreadsheets. */
async function readFiles(c: HostContext, type: string): Promise<URLSearchParams> {
  const fields = new URLSearchParams()
  const form = await parseMultipart(await readBytes(c), type)
  for (const [name, value] of form) fields.append(name, keepable(typeof value === 'string' ? value : decode(await value.arrayBuffer())))
  return fields
}

/** Parses a multipart form. */
export function parseMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw malformed()
  })
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The body as text, read up to the limit. */
export async function readText(c: HostContext): Promise<string> {
  return new TextDecoder().decode(await readBytes(c))
}

/** The body as bytes, read up to the limit. */
export function readBytes(c: HostContext): Promise<Uint8Array<ArrayBuffer>> {
  return joined(bodyOf(c, longestBody))
}

/** Joins the pieces of a body. */
export async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece)
  return new Uint8Array(Buffer.concat(parts))
}

/** The body as it arrives, up to `most` bytes; a longer one is refused, before it is read if its length is declared. */
export async function* bodyOf(c: HostContext, most: number): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > most) throw tooLong()
  const known = c.get('body')
  if (known) {
    yield known
    return
  }
  const body = c.req.raw.body?.getReader()
  if (!body) return
  for (let length = 0; ;) {
    // Rejects if the client has aborted the request: not an error to log.
    const { done, value } = await body.read().catch(() => {
      throw malformed()
    })
    if (done) return
    length += value.length
    if (length > most) throw tooLong()
    yield value
  }
}

/** The refusal of a body that is too long. */
export function tooLong(): ShopError {
  return new ShopError(413, 'body.too-long')
}

/** A whole number from a path or a field; anything else is answered as not found. */
export function readId(text: string | null | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : -1
}
