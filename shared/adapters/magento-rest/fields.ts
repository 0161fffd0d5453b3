// Reads what Magento answers field by field: an adapter is a file of its own and brings no schema library along.

/** An object's own fields; none of what is no object. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of a value. */
export function fieldsOf(value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return Object.assign(Object.create(null), isObject ? Object.fromEntries(Object.entries(value)) : null)
}

/** The entries of a list; none of what is no list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A text, or a number as text; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** A number, also where it is written as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Only the fields that hold something. */
export function withoutNothing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''))
}

/** A refusal as the platform would make it; `code` says to scripts why. */
export function refusal(status: number, message: string, code: string): Error {
  return Object.assign(new Error(message), { status, code })
}

/** The status of a refusal; null for anything else. */
export const statusOf = (error: unknown): number | null => numberOf(fieldsOf(error)['status'])
