// What a new password needs, and which of it is already met: for a checklist.
import { lengthOf, trimmed } from '#shared/domain/text-rules.ts'
import { classes, passwordClasses, type PasswordLimits } from './password.ts'

/** One thing that a new password has to be. */
export interface PasswordCheck {
  what: 'length' | 'classes'
  /** How many are asked for. */
  count: number
  /** How many there are. */
  found: number
  isMet: boolean
}

/**
 * What a new password has to be, and what of it it is already; what nobody asks for is not in it.
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
