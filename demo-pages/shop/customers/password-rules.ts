// The rules for a password; outer spaces are ignored.
import type { FieldFault } from '../shop-error.ts'

/** The page's settings give the widgets the same limits. */
export const passwordLimits = { minLength: 8, minClasses: 3 }

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]
const longest = 1000

/** The error of a new password. */
export function passwordFault(password: string): FieldFault | null {
  const { length } = [...password]
  if (length === 0) return { sentence: 'field.required' }
  if (length < passwordLimits.minLength) return { sentence: 'field.too-short', limit: passwordLimits.minLength }
  if (length > longest) return { sentence: 'field.too-long', limit: longest }
  const count = kinds.filter((kind) => kind.test(password)).length
  return count < passwordLimits.minClasses ? { sentence: 'field.password-classes', parameters: [passwordLimits.minClasses] } : null
}

/** The error of the repeated password. */
export function repeatFault(password: string, repeat: string): FieldFault | null {
  if (repeat === '') return { sentence: 'field.required' }
  return repeat === password ? null : { sentence: 'field.password-repeat' }
}
