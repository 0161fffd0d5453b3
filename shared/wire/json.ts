// Parses and writes JSON, unaffected by a page's changed prototypes.

/**
 * Parses JSON into objects without a prototype, so that a field the server left out is absent even where the page added one of that name to
 * `Object.prototype`. Throws a `SyntaxError` like `JSON.parse`.
 */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isObject(value)) loosen(value)
  return value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Removes the prototype from every object. Once it is gone, `for…in` sees an object's own fields only, and takes a tenth of the time of
 * `Object.entries`; a reviver is called for each number and text too.
 */
function loosen(value: object): void {
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) if (isObject(value[at])) loosen(value[at])
    return
  }
  const fields: Record<string, unknown> = Object.setPrototypeOf(value, null)
  for (const key in fields) {
    const entry = fields[key]
    if (isObject(entry)) loosen(entry)
  }
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
