// Validates text fields of all forms. The widgets' rules are separate code that must agree.
import { isEmail } from './email.ts'
import type { FieldFault, FieldFaults } from './shop-error.ts'

/** The error of a line of text. */
export function textFault(text: string | null, min: number, max: number): FieldFault | null {
  if (text === null) return { sentence: 'field.required' }
  const { length } = [...text]
  if (length < min) return { sentence: 'field.too-short', limit: min }
  if (length > max) return { sentence: 'field.too-long', limit: max }
  return isOneLine(text) ? null : { sentence: 'field.incorrect' }
}

/** Whether a text has no line breaks or control characters, which would end up in labels and mails. */
export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}

/** The error of an optional line. */
export function optionalFault(text: string | null): FieldFault | null {
  return text === null ? null : textFault(text, 1, 255)
}

/** The error of a text of several lines. */
export function longTextFault(text: string, max: number): FieldFault | null {
  if (text === '') return { sentence: 'field.required' }
  return [...text].length > max ? { sentence: 'field.max-characters', limit: max } : null
}

/** The error of an e-mail address. */
export function emailFault(email: string): FieldFault | null {
  if (email === '') return { sentence: 'field.required' }
  if ([...email].length > 255) return { sentence: 'field.too-long', limit: 255 }
  return isEmail(email) ? null : { sentence: 'field.email' }
}

/** Leaves out the fields without an error. */
export function onlyFaults(found: Record<string, FieldFault | null>): FieldFaults {
  return Object.fromEntries(Object.entries(found).flatMap(([name, fault]) => (fault ? [[name, [fault]]] : [])))
}
