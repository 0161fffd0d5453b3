// Whether a consent cookie says yes. Each consent tool writes its own way: a word, a list, JSON, `key:value` pairs.

/** Values of a named key that mean yes. */
const agreeing = ['true', '1', 'yes', 'granted', 'allow', 'accepted']

/**
 * Whether the cookie's value grants what is asked for: it is the whole value, one item of a list, or a named key with its value.
 * A part of another word, or another key's value, grants nothing.
 * @param granted A word, or a key and its value: `granted`, `statistics:true`, `C0002:1`.
 * @example hasConsent('{"necessary":"granted","analytics":"denied"}', 'analytics:granted') // false
 */
export function hasConsent(cookie: string | null, granted: string): boolean {
  if (cookie === null || granted === '') return false
  if (cookie.trim() === granted) return true
  const [key = '', value] = granted.split(/[:=]/, 2).map((part) => part.trim())
  const items = cookie.replaceAll(/\s*([:=])\s*/g, '$1').split(/[{}[\],;|&\s]+/)
  const pairs = items.map(readPair)
  if (value !== undefined) return pairs.some((pair) => pair.key === key && pair.value === value)
  return pairs.some((pair) => pair.key === key && (pair.value === null || agreeing.includes(pair.value)))
}

/** An item of a cookie; the last key counts where pairs are in the value of another, as in `groups=C0001:1`. */
function readPair(text: string): { key: string; value: string | null } {
  const parts = text.split(/[:=]/).map((part) => part.trim().replaceAll(/^["']|["']$/g, ''))
  const value = parts.length > 1 ? (parts.at(-1) ?? null) : null
  return { key: parts.at(value === null ? -1 : -2) ?? '', value }
}
