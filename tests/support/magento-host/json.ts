// JSON values, and functions that read one without assumptions.

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A JSON object; a key may be missing. */
export type Fields = Record<string, Json | undefined>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])

/** The objects in a list. */
export const each = (value: unknown): Fields[] => listOf(value).flatMap((entry) => (isFields(entry) ? [entry] : []))

/** A text, or null if it is none. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

/** A number, also from text; null if it is none. */
export const numberOf = (value: unknown): number | null => {
  const text = textOf(value)
  return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text)
}
