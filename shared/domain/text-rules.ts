// The small rules that forms are made of. All but `required` let an empty field pass, so that optional fields need no second rule.
import type { Problem, Rule } from './problem.ts'

/** What counts of a typed text: outer spaces never do. */
export function trimmed(text: string | null): string {
  return (text ?? '').trim()
}

/**
 * A text without characters that nobody sees or types, which copied texts carry along: zero-width spaces, marks of direction, soft hyphens.
 * Joiners stay: names and emoji are written with them.
 * @example visible('\u202a+31 6 12345678\u202c') // '+31 6 12345678'
 */
export function visible(text: string): string {
  return text.replaceAll(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
}

/** A length as people count: letters, not the units a string stores them in. */
export function lengthOf(text: string): number {
  return [...text].length
}

const found = (code: Problem['code'], values?: Problem['values']): Problem => (values ? { code, values } : { code })

/** A rule over a filled field; empty passes. */
const filled =
  (check: (text: string) => Problem | null): Rule =>
  (text) => {
    const value = trimmed(text)
    return value === '' ? null : check(value)
  }

/** Something has to be there. */
export const required: Rule = (text) => (trimmed(text) === '' ? found('form.required') : null)

/** At least so many letters. */
export const minLength = (length: number): Rule => filled((text) => (lengthOf(text) < length ? found('form.min-length', { length }) : null))

/** At most so many letters. */
export const maxLength = (length: number): Rule => filled((text) => (lengthOf(text) > length ? found('form.max-length', { length }) : null))

/** At most so many characters, said as "Max 20 characters". */
export const maxCharacters = (count: number): Rule =>
  filled((text) => (lengthOf(text) > count ? found('form.max-characters', { count }) : null))

/** A pattern over the whole text. */
export const matches = (pattern: RegExp, code: Problem['code'] = 'form.incorrect'): Rule =>
  filled((text) => (pattern.test(text) ? null : found(code)))

/** One of some values, as a select or radio group offers them. */
export const oneOf = (values: readonly string[], code: Problem['code'] = 'form.incorrect'): Rule =>
  filled((text) => (values.includes(text) ? null : found(code)))

/** A whole number within limits. */
export const between = (min: number, max: number): Rule =>
  filled((text) => (/^-?\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? null : found('form.between', { min, max })))

/** A measure within limits, with a comma or a point as people write it. */
export const measureBetween = (min: number, max: number): Rule =>
  filled((text) => {
    const measure = Number(text.replace(',', '.'))
    return /^\d{1,6}([.,]\d{1,3})?$/.test(text) && measure >= min && measure <= max ? null : found('form.between', { min, max })
  })

/** The same as another field. */
export const repeats =
  (other: () => string | null, code: Problem['code']): Rule =>
  (text) =>
    trimmed(text) === trimmed(other()) ? null : found(code)

/** Line breaks and control characters would end in labels and mails; half a character can be kept nowhere. */
export const oneLine: Rule = matches(/^[^\p{Cc}\p{Cs}]*$/u)

/** No zero character and no half of one: no server could keep them. */
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
