// Generates every way in which one value of an answer can be wrong, for tests that no wrong value breaks a widget.

/** The values that replace a valid one; `missing` removes the key. */
export const wrongValues: readonly [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['text', 'twelve'],
  ['a number', 123456],
  ['1e308', 1e308],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['a boolean', true],
  ['an empty list', []],
  ['an empty object', {}],
  ['the same nested deeper', { value: { value: [{ value: 1 }] } }],
]

/** The path of every value in an answer, e.g. `['items', 0, 'qty']`. */
export function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]))
  return path.length ? [path, ...inside] : inside
}

/** A copy of an answer with one value replaced. */
export function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((entry, at) => (at === key ? replaced(entry, rest, by) : entry))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, entry]) => [name, name === key ? replaced(entry, rest, by) : entry])
  return Object.fromEntries(by === undefined && rest.length === 0 ? entries.filter(([name]) => name !== key) : entries)
}

/** Every number in a value, at any depth. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

/** Every value that is neither a list nor an object, at any depth. */
export function leavesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return Object.values(value).flatMap(leavesIn)
}
