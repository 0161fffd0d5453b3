// The ids of the fields of a block's forms, by which a gap leads to its place.
import type { Language } from './wire.ts'

/** The id of a value that all languages share. */
export const fieldId = (block: string, field: string) => `field-${block}-${field}`

/** The id of a text in a language. */
export const textId = (block: string, field: string, language: Language) => `text-${block}-${field}-${language}`
