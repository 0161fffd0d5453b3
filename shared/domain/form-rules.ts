// Rules of fields that many forms have: names, phone, birth date, codes.
import type { Problem, Rule } from './problem.ts'
import { between, every, keepable, matches, maxLength, minLength, oneLine, oneOf, required, trimmed } from './text-rules.ts'

/** First and last name: required, 2 to 255. */
export const nameRule: Rule = every(required, minLength(2), maxLength(255), oneLine)

/** A required line of text, such as a city. */
export const lineRule: Rule = every(required, maxLength(255), oneLine)

/** An optional line of text, such as a company. */
export const optionalLineRule: Rule = every(maxLength(255), oneLine)

const phoneLook = every(maxLength(255), matches(/^\+?[\d\s()./\u2010-\u2015\u2212-]+$/))

/** An optional phone number: 6 to 15 digits, with a leading plus, spaces, dots, dashes of any length and brackets allowed. */
export const phoneRule: Rule = (text) => {
  const problem = phoneLook(text)
  if (problem || trimmed(text) === '') return problem
  const digits = trimmed(text).replaceAll(/\D/g, '').length
  return digits >= 6 && digits <= 15 ? null : { code: 'form.incorrect' }
}

/** A required country of the page's list. */
export function countryRule(countries: readonly string[]): Rule {
  return (text) => (trimmed(text) === '' ? { code: 'form.country' } : countries.length > 0 ? oneOf(countries, 'form.country')(text) : null)
}

/** A required coupon or gift card code. */
export const codeRule: Rule = (text) => (trimmed(text) === '' || keepable(text) ? { code: 'form.code' } : null)

/** Male, female, or the neutral choice where the host allows it; optional. */
export const genderRule: Rule = oneOf(['male', 'female', 'neutral'])

/** A box that must be ticked, such as a consent. */
export function acceptedRule(isTicked: boolean): Problem | null {
  return isTicked ? null : { code: 'form.required' }
}

const dayRule = every(required, between(1, 31))
const monthRule = every(required, between(1, 12))
const yearRule: Rule = every(required, matches(/^\d+$/), minLength(4))

/** A date of birth in three fields: each has its own problem, and the date must exist in the calendar. */
export function birthDateProblems(
  day: string | null,
  month: string | null,
  year: string | null,
): { day: Problem | null; month: Problem | null; year: Problem | null } {
  const problems = { day: dayRule(day), month: monthRule(month), year: yearRule(year) }
  if (problems.day || problems.month || problems.year) return problems
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCDate() === Number(day) ? problems : { ...problems, day: { code: 'form.incorrect' } }
}
