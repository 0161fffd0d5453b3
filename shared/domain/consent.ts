// Whether a consent cookie says yes. Each consent tool writes its own way: a word, a list, JSON, `key:value` pairs.

/** A key alone is agreed to where its value is one of these, or where it has none. */
const YES = '([:=](true|1|yes|granted))?'

/**
 * Whether the cookie's value grants what is asked for: it is the whole value, one item of a list, or a named key with its value.
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
