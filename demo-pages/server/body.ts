// Reads what a request carries: JSON for calls, fields for forms; anything else is refused before a rule sees it.
import { ShopError } from '../shop/shop-error.ts'
import type { HostContext } from '../host/context.ts'

const longestBody = 256 * 1024

/** The parsed JSON body; `most` is its limit in bytes if it may contain pictures. */
export async function readJson(c: HostContext, most = longestBody): Promise<unknown> {
  if (!/^application\/(.+\+)?json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const text = await readText(c, most)
  try {
    // Drops keys that would change prototypes.
    return JSON.parse(text, (key, value: unknown) =>
      key === '__proto__' ? undefined : typeof value === 'string' ? keepable(value) : value,
    )
  } catch {
    throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  }
}

/** The fields of a plain form; a file is its text. */
export async function readForm(c: HostContext): Promise<URLSearchParams> {
  const type = c.req.header('Content-Type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return readFiles(c, type)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '')
  if (!isForm) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const form = new URLSearchParams(await readText(c))
  return new URLSearchParams([...form].map(([name, value]) => [name, keepable(value)]))
}

/** A form with files of any kind, which stay bytes. */
export async function readUpload(c: HostContext, most: number): Promise<{ fields: URLSearchParams; files: [name: string, file: File][] }> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return { fields: await readForm(c), files: [] }
  const form = await parseMultipart(await readBytes(c, most), type)
  const fields = new URLSearchParams()
  const files: [string, File][] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, keepable(value))
    // A browser sends an empty file if none was chosen.
    else if (value.size > 0) files.push([name, value])
  }
  return { fields, files }
}

function parseMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  })
}

/** A form that sends files as well: rosters are text, in UTF-8 or as older spreadsheets write it. */
async function readFiles(c: HostContext, type: string): Promise<URLSearchParams> {
  const fields = new URLSearchParams()
  const form = await parseMultipart(await readBytes(c), type)
  for (const [name, value] of form) fields.append(name, keepable(typeof value === 'string' ? value : decode(await value.arrayBuffer())))
  return fields
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Invisible characters in copied texts: zero-width spaces, marks of direction, soft hyphens. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** The text without invisible characters; rejects text that no database could store: a zero character, or half of a surrogate pair. */
function keepable(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  return text.replaceAll(unseen, '')
}

/** The body as text, read up to the limit. */
export async function readText(c: HostContext, most = longestBody): Promise<string> {
  return new TextDecoder().decode(await readBytes(c, most))
}

async function readBytes(c: HostContext, most = longestBody): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header('Content-Length') ?? 0) > most) throw new ShopError(413, 'body.too-long')
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const bytes of c.req.raw.body ?? []) {
      length += bytes.length
      if (length > most) throw new ShopError(413, 'body.too-long')
      parts.push(bytes)
    }
  } catch (error) {
    // The client has aborted the request: not an error to log.
    throw error instanceof ShopError ? error : new ShopError(400, 'body.malformed', { code: 'malformed' })
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A whole number from a path or a field; anything else is nothing we know. */
export function readId(text: string | null | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : -1
}
