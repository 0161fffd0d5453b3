// Normalises an answer of any shape: numbers from text, lists from maps, one empty value, JSON from text.

export type Fact = string | number | null | Fact[] | { [key: string]: Fact }

const isEmpty = (fact: Fact): boolean =>
  fact === null || fact === 0 || (Array.isArray(fact) ? fact.length === 0 : typeof fact === 'object' && Object.values(fact).every(isEmpty))

const ofText = (text: string): Fact => {
  if (/^-?\d+(\.\d+)?$/.test(text) && !/^0\d/.test(text)) return Number(text)
  return /^[[{]/.test(text) ? infoOf(JSON.parse(text)) : text
}

/** Every 0, false, "", null, [] and {} becomes null, every true becomes 1, and every map with numeric keys a list. */
export const infoOf = (value: unknown): Fact => {
  if (value === true) return 1
  if (value === false || value === '' || value === undefined || value === null) return null
  if (typeof value === 'string') return ofText(value)
  if (typeof value === 'number') return value === 0 ? null : value
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(infoOf)
  const entries = Object.entries(value).map(([key, entry]): [string, Fact] => [key, infoOf(entry)])
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, fact]) => fact)
  const fields = Object.fromEntries(entries.filter(([, fact]) => !isEmpty(fact)))
  return Object.keys(fields).length === 0 ? null : fields
}

/** The value at a path: `at(answer, 'catalog', 'items', 0, 'name')`. */
export const at = (value: unknown, ...path: (string | number)[]): Fact => {
  let fact: Fact = infoOf(value)
  for (const key of path) {
    if (Array.isArray(fact) && typeof key === 'number') fact = fact.at(key) ?? null
    else if (typeof fact === 'object' && fact !== null && !Array.isArray(fact)) fact = fact[String(key)] ?? null
    else return null
  }
  return fact
}

/** The value as text, for a path or a name. */
export const wordAt = (value: unknown, ...path: (string | number)[]): string => {
  const fact = at(value, ...path)
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}
