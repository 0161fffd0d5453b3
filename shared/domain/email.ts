// Rules of e-mail addresses, and of the field that repeats one.
import type { Rule } from './problem.ts'
import { every, lengthOf, maxLength, repeats, required } from './text-rules.ts'

/** The longest address the spec allows. */
export const EMAIL_LENGTH = 255
const LOCAL_LENGTH = 64

/** The characters that RFC 5322 allows without quotes, in words joined by single dots. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** At least two labels; letters of any script, since müller.de is a domain. The last label is not a number. */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** Whether a text is a valid e-mail address. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return at > 0 && lengthOf(local) <= LOCAL_LENGTH && LOCAL.test(local) && DOMAIN.test(text.slice(at + 1))
}

const format: Rule = (text) => (text?.trim() && !isEmail(text.trim()) ? { code: 'form.email' } : null)

/** Required, at most 255, a valid format. */
export const emailRule: Rule = every(required, maxLength(EMAIL_LENGTH), format)

/** The same as the first field; case matters, since the receiving server may distinguish it. */
export function emailRepeatRule(email: () => string | null): Rule {
  return every(required, repeats(email, 'form.email-repeat'))
}
