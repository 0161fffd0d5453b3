// Validates the date of birth of an account, as far as the host asks for it.
import { birthDateProblems } from '#shared/domain/form-rules.ts'
import type { Problem } from '#shared/domain/problem.ts'
import { trimmed } from '#shared/domain/text-rules.ts'

/** `limits.birthDate` of the page's settings. */
export type BirthDateLimit = 'required' | 'optional' | 'absent'

/**
 * The problems of each field: the date has to be a calendar day in the past. An empty one is valid unless it is required; if the host does
 * not ask for it, it always is. `now` is in milliseconds.
 */
export function ownBirthDateProblems(
  limit: BirthDateLimit,
  { day, month, year }: Readonly<Record<'day' | 'month' | 'year', string>>,
  now: number,
): { day: Problem | null; month: Problem | null; year: Problem | null } {
  const none = { day: null, month: null, year: null }
  if (limit === 'absent' || (limit === 'optional' && trimmed(day + month + year) === '')) return none
  const problems = birthDateProblems(day, month, year)
  if (problems.day || problems.month || problems.year) return problems
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getTime() < now ? none : { ...none, year: { code: 'form.incorrect' } }
}
