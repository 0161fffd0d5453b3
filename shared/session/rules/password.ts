// Passwords: long enough, of enough kinds of characters, the same twice. Outer spaces are ignored.
import type { Rule } from '#shared/domain/problem.ts'
import { every, keepable, maxLength, minLength as atLeast, repeats, required, trimmed } from '#shared/domain/text-rules.ts'

/** The longest password a host may be sent. */
export const PASSWORD_LENGTH = 1000

/** What the page's settings ask for. */
export interface PasswordLimits {
  minLength: number
  minClasses: number
}

/** Lower case, upper case, digits, special characters. */
export const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/**
 * How many of lower case, upper case, digits and special characters a password has.
 * @example passwordClasses('Abc 12!') // 4
 */
export function passwordClasses(password: string): number {
  return classes.filter((one) => one.test(trimmed(password))).length
}

/** Required, long enough, of enough classes. More than the four there are is never asked. */
export function passwordRule({ minLength, minClasses }: PasswordLimits): Rule {
  const count = Math.min(minClasses, classes.length)
  const isMixed: Rule = (text) => (passwordClasses(text ?? '') < count ? { code: 'form.password-classes', values: { count } } : null)
  return every(required, atLeast(minLength), maxLength(PASSWORD_LENGTH), keepable, isMixed)
}

/** Has to be the same password again. */
export function passwordRepeatRule(password: () => string | null): Rule {
  return every(required, repeats(password, 'form.password-repeat'))
}
