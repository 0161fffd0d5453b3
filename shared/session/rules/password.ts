// Rules of passwords: length, classes of characters, repetition. Outer spaces are ignored.
import type { Rule } from '#shared/domain/problem.ts'
import { every, keepable, maxLength, minLength as atLeast, repeats, required, trimmed } from '#shared/domain/text-rules.ts'

/** The longest password that is sent to a host. */
export const PASSWORD_LENGTH = 1000

/** The requirements in the page's settings. */
export interface PasswordLimits {
  minLength: number
  minClasses: number
}

/** Lower case, upper case, digits, special characters. */
export const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/**
 * The number of classes in a password: lower case, upper case, digits and special characters.
 * @example passwordClasses('Abc 12!') // 4
 */
export function passwordClasses(password: string): number {
  return classes.filter((one) => one.test(trimmed(password))).length
}

/** Required, long enough, of enough classes; at most the four that exist. */
export function passwordRule({ minLength, minClasses }: PasswordLimits): Rule {
  const count = Math.min(minClasses, classes.length)
  const isMixed: Rule = (text) => (passwordClasses(text ?? '') < count ? { code: 'form.password-classes', values: { count } } : null)
  return every(required, atLeast(minLength), maxLength(PASSWORD_LENGTH), keepable, isMixed)
}

/** The same password as in the first field. */
export function passwordRepeatRule(password: () => string | null): Rule {
  return every(required, repeats(password, 'form.password-repeat'))
}
