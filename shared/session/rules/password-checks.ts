// The requirements of a new password and whether each is met, for a checklist.
import { lengthOf, trimmed } from '#shared/domain/text-rules.ts'
import { classes, passwordClasses, type PasswordLimits } from './password.ts'

/** One requirement of a new password. */
export interface PasswordCheck {
  what: 'length' | 'classes'
  /** The required number. */
  count: number
  /** The current number. */
  found: number
  isMet: boolean
}

/**
 * The requirements of a new password with their state; without those that the settings do not include.
 * @example passwordChecks('abc', { minLength: 8, minClasses: 3 }) // [{ what: 'length', count: 8, found: 3, isMet: false }, ...]
 */
export function passwordChecks(password: string, { minLength, minClasses }: PasswordLimits): PasswordCheck[] {
  const check = (what: PasswordCheck['what'], count: number, found: number): PasswordCheck => ({
    what,
    count,
    found,
    isMet: found >= count,
  })
  return [
    check('length', minLength, lengthOf(trimmed(password))),
    check('classes', Math.min(minClasses, classes.length), passwordClasses(password)),
  ].filter(({ count }) => count > 0)
}
