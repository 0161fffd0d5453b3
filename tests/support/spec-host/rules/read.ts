// Reads untrusted input: a body can be anything until each field has been checked.

/** The fields of an object; none of anything else. */
export const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The entries of a list, or of PHP's map of one. */
export const entries = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** A text, or null if it is none. */
export const textOrNull = (value: unknown): string | null => text(value).trim() || null

/** A number, also from text; otherwise NaN. */
export const numeric = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** The first existing spelling of several: the platform accepts camelCase and Magento's underscores. */
export const either = (from: Record<string, unknown>, ...names: string[]): unknown => {
  const name = names.find((candidate) => from[candidate] !== undefined)
  return name === undefined ? undefined : from[name]
}
