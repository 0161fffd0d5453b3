// Values that JSON can say, and how to read one of them without guessing.

/** Anything that JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** An object of JSON; a key may be missing. */
export type Fields = Record<string, Json | undefined>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])

/** Objects within a list. */
export const each = (value: unknown): Fields[] => listOf(value).flatMap((entry) => (isFields(entry) ? [entry] : []))

/** A text, or null where there is none. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

/** A number, also when it is written as text; null where there is none. */
export const numberOf = (value: unknown): number | null => {
  const text = textOf(value)
  return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text)
}
