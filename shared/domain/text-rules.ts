// The basic rules of text fields. All but `required` accept an empty field, so that optional fields need no second rule.
import type { Problem, Rule } from './problem.ts'

/** A typed text, trimmed. */
export function trimmed(text: string | null): string {
  return (text ?? '').trim()
}

/**
 * A text without invisible characters, which copied texts contain: zero-width spaces, direction marks, soft hyphens.
 * Joiners stay: names and emoji need them.
 * @example visible('\u202a+31 6 12345678\u202c') // '+31 6 12345678'
 */
export function visible(text: string): string {
  return text.replaceAll(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
}

/** A length as people count it: letters, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length
}

const found = (code: Problem['code'], values?: Problem['values']): Problem => (values ? { code, values } : { code })

/** A rule for filled fields; empty ones pass. */
const filled =
  (check: (text: string) => Problem | null): Rule =>
  (text) => {
    const value = trimmed(text)
    return value === '' ? null : check(value)
  }

/** The field must not be empty. */
export const required: Rule = (text) => (trimmed(text) === '' ? found('form.required') : null)

/** At least this number of letters. */
export const minLength = (length: number): Rule => filled((text) => (lengthOf(text) < length ? found('form.min-length', { length }) : null))

/** At most this number of letters. */
export const maxLength = (length: number): Rule => filled((text) => (lengthOf(text) > length ? found('form.max-length', { length }) : null))

/** At most this number of characters, reported as "Max 20 characters". */
export const maxCharacters = (count: number): Rule =>
  filled((text) => (lengthOf(text) > count ? found('form.max-characters', { count }) : null))

/** The whole text matches a pattern. */
export const matches = (pattern: RegExp, code: Problem['code'] = 'form.incorrect'): Rule =>
  filled((text) => (pattern.test(text) ? null : found(code)))

/** One of the given values, for a select or radio group. */
export const oneOf = (values: readonly string[], code: Problem['code'] = 'form.incorrect'): Rule =>
  filled((text) => (values.includes(text) ? null : found(code)))

/** A whole number within limits. */
export const between = (min: number, max: number): Rule =>
  filled((text) => (/^-?\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? null : found('form.between', { min, max })))

/** A decimal number within limits, written with a comma or a point. */
export const measureBetween = (min: number, max: number): Rule =>
  filled((text) => {
    const measure = Number(text.replace(',', '.'))
    return /^\d{1,6}([.,]\d{1,3})?$/.test(text) && measure >= min && measure <= max ? null : found('form.between', { min, max })
  })

/** The same value as another field. */
export const repeats =
  (other: () => string | null, code: Problem['code']): Rule =>
  (text) =>
    trimmed(text) === trimmed(other()) ? null : found(code)

/** No line breaks and control characters, which would end up in labels and mails, and no half of a character, which nothing can store. */
export const oneLine: Rule = matches(/^[^\p{Cc}\p{Cs}]*$/u)

/** No null character and no half of a character: no server could store them. */
export const keepable: Rule = matches(/^[^\0\p{Cs}]*$/u)

/**
 * The first problem that any of the rules finds.
 * @example const name = every(required, minLength(2), maxLength(255))
 */
export const every =
  (...rules: readonly Rule[]): Rule =>
  (text) => {
    for (const rule of rules) {
      const problem = rule(text)
      if (problem) return problem
    }
    return null
  }
