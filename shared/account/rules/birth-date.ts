// A date of birth, which is optional.
import { birthDateProblems } from '#shared/domain/form-rules.ts'
import type { Problem } from '#shared/domain/problem.ts'
import { trimmed } from '#shared/domain/text-rules.ts'

/** What is wrong with each of its fields: wholly empty is fine, else it is a day of the calendar in the past. `now` in milliseconds. */
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
