// Reads Magento's answers field by field: an adapter is a separate file and ships no schema library.

/** An object's own fields; empty for a value that is not an object. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of a value. */
export function fieldsOf(value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return Object.assign(Object.create(null), isObject ? Object.fromEntries(Object.entries(value)) : null)
}

/** The entries of a list; empty for a value that is not a list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A text, or a number as text; an empty text for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** A number, or text that holds one; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Removes the fields that hold nothing. */
export function withoutNothing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''))
}

/** An error like a refusal by the platform; `code` gives the reason to scripts. */
export function refusal(status: number, message: string, code: string): Error {
  return Object.assign(new Error(message), { status, code })
}

/** The status of a refusal; null for anything else. */
export const statusOf = (error: unknown): number | null => numberOf(fieldsOf(error)['status'])
