// Reads what a request carries: JSON for calls, fields for forms; anything else is refused before a rule sees it.
import { ShopError } from '../shop/shop-error.ts'
import type { HostContext } from './context.ts'

/** The parsed JSON body. */
export async function readJson(c: HostContext): Promise<unknown> {
  if (!/^application\/(.+\+)?json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const text = await c.req.text()
  try {
    // Keys that would reach prototypes are nobody's data.
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
  } catch {
    throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  }
}

/** The fields of a plain form. */
export async function readForm(c: HostContext): Promise<URLSearchParams> {
  const type = c.req.header('Content-Type') ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return new URLSearchParams(await c.req.text())
  if (!/^multipart\/form-data\b/i.test(type)) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const fields = new URLSearchParams()
  for (const [name, value] of await c.req.formData()) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** A whole number from a path or a field; anything else is nothing we know. */
export function readId(text: string | null | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : -1
}
