// Validates an optional date of birth.
import { birthDateProblems } from '#shared/domain/form-rules.ts'
import type { Problem } from '#shared/domain/problem.ts'
import { trimmed } from '#shared/domain/text-rules.ts'

/** The problems of each field: an empty date is valid, any other has to be a calendar day in the past. `now` is in milliseconds. */
export function optionalBirthDateProblems(
  day: string,
  month: string,
  year: string,
  now: number,
): { day: Problem | null; month: Problem | null; year: Problem | null } {
  const none = { day: null, month: null, year: null }
  if (trimmed(day + month + year) === '') return none
  const problems = birthDateProblems(day, month, year)
  if (problems.day || problems.month || problems.year) return problems
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getTime() < now ? none : { ...none, year: { code: 'form.incorrect' } }
}
