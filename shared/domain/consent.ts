// Reads whether a consent cookie grants consent. Each consent tool has its own format: a word, a list, JSON, `key:value` pairs.

/** A key without an expected value grants consent where its value is one of these, or where it has none. */
const YES = '([:=](true|1|yes|granted))?'

/**
 * Whether the cookie's value grants the given consent: it is the whole value, one entry of a list, or a named key with its value.
 * A part of another word, or another key's value, grants nothing.
 * @param granted A word, or a key and its value: `granted`, `statistics:true`, `C0002:1`.
 * @example hasConsent('{"necessary":"granted","analytics":"denied"}', 'analytics:granted') // false
 */
export function hasConsent(cookie: string | null, granted: string): boolean {
  const text = cookie?.replaceAll(/["']|\s*([:=])\s*/g, '$1') ?? ''
  const [key = '', value] = granted.split(/[:=]/, 2).map((part) => part.trim().replaceAll(/\W/g, String.raw`\$&`))
  if (key === '') return false
  const wanted = value === undefined ? `(?<![:=])${key}${YES}(?![:=])` : `${key}[:=]${value}`
  return new RegExp(String.raw`(?<![\w-])${wanted}(?![\w-])`).test(text)
}
