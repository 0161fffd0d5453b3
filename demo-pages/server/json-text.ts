// Parses untrusted JSON: no key that would change prototypes, no text that no database could store, and a maximum depth.
import { ShopError } from '../shop/shop-error.ts'

/** Deeper than the body of any call. */
const deepest = 32

/** The value of a JSON text, with its strings passed through `revive` if that is given. */
export function parseJson(text: string, revive: (text: string) => unknown = keepable): unknown {
  if (isTooDeep(text)) throw malformed()
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : typeof value === 'string' ? revive(value) : value))
  } catch {
    throw malformed()
  }
}

/** Invisible characters in copied texts: zero-width spaces, marks of direction, soft hyphens. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** The text without invisible characters; rejects text that no database could store: a zero character, or half of a surrogate pair. */
export function keepable(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw malformed()
  return text.replaceAll(unseen, '')
}

/** The refusal of a body that cannot be read. */
export function malformed(): ShopError {
  return new ShopError(400, 'body.malformed', { code: 'malformed' })
}

/** Counts brackets outside of strings before anything is built from them. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1
    else if (mark === ']' || mark === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
