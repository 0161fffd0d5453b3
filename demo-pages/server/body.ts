// Reads what a request carries: JSON for calls, fields for forms; anything else is refused before a rule sees it.
import { ShopError } from '../shop/shop-error.ts'
import type { HostContext } from './context.ts'

const longestBody = 256 * 1024

/** The parsed JSON body. */
export async function readJson(c: HostContext): Promise<unknown> {
  if (!/^application\/(.+\+)?json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const text = await readText(c)
  try {
    // Keys that would reach prototypes are nobody's data.
    return JSON.parse(text, (key, value: unknown) =>
      key === '__proto__' ? undefined : typeof value === 'string' ? keepable(value) : value,
    )
  } catch {
    throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  }
}

/** The fields of a plain form; ours send no files. */
export async function readForm(c: HostContext): Promise<URLSearchParams> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '')
  if (!isForm) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const form = new URLSearchParams(await readText(c))
  for (const value of form.values()) keepable(value)
  return form
}

/** The text, unless no database could hold it: a zero character, or half of a character that takes two. */
function keepable(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  return text
}

/** The body as text, read no further than any of ours could be long. */
export async function readText(c: HostContext): Promise<string> {
  if (Number(c.req.header('Content-Length') ?? 0) > longestBody) throw new ShopError(413, 'body.too-long')
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const bytes of c.req.raw.body ?? []) {
    length += bytes.length
    if (length > longestBody) throw new ShopError(413, 'body.too-long')
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

/** A whole number from a path or a field; anything else is nothing we know. */
export function readId(text: string | null | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : -1
}
