// Reads what a stranger sent: a body is whatever it is until a field has been looked at.

/** An object's fields; of anything else none. */
export const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The entries of a list, or of PHP's map of one. */
export const entries = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** A text, or null where there is none. */
export const textOrNull = (value: unknown): string | null => text(value).trim() || null

/** A number, also from text; NaN for anything else. */
export const numeric = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** The first of several spellings that is there: the platform takes camelCase as well as Magento's underscores. */
export const either = (from: Record<string, unknown>, ...names: string[]): unknown => {
  const name = names.find((candidate) => from[candidate] !== undefined)
  return name === undefined ? undefined : from[name]
}
