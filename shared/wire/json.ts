// Parses and writes JSON, unaffected by a page's changed prototypes.

/**
 * Parses JSON into objects without a prototype, so that a field the server left out is absent even where the page added one of that name to
 * `Object.prototype`. Throws a `SyntaxError` like `JSON.parse`.
 */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  loosen(value)
  return value
}

/** Removes the prototype from every object. Faster than a reviver, which is also called for each number and text. */
function loosen(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) loosen(value[at])
    return
  }
  Object.setPrototypeOf(value, null)
  for (const [, entry] of Object.entries(value)) loosen(entry)
}

/** Writes JSON, ignoring any `toJSON` that the page's libraries add to arrays and objects (Prototype.js does, and it double-encodes). */
export function writeJson(value: unknown): string {
  return JSON.stringify(bare(value)) ?? 'null'
}

function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy = Array.isArray(value) ? value.map(bare) : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, bare(entry)]))
  return Object.setPrototypeOf(copy, null)
}
