// Extra fields of payment methods: Afterpay needs a date of birth and accepted terms, Giropay the bank's code.
import { acceptedRule, birthDateProblems } from '#shared/domain/form-rules.ts'
import type { Problem, Rule } from '#shared/domain/problem.ts'
import { every, matches, required } from '#shared/domain/text-rules.ts'

/** The extra fields, as the checkout holds them until the order. */
export type PaymentDetails = {
  birthDay: string
  birthMonth: string
  birthYear: string
  terms: boolean
  bic: string
}

type Rules = { [Name in keyof PaymentDetails]?: (value: PaymentDetails[Name]) => Problem | null }

/** The BIC of a bank: 8 letters and digits, or 11 with the branch. */
export const bicRule: Rule = every(required, matches(/^\s*[a-z]{6}[a-z\d]{2}([a-z\d]{3})?\s*$/i))

/** The rules for a variant's extra fields; empty for a variant without any. */
export function detailRules(variant: string, { birthDay, birthMonth, birthYear }: PaymentDetails): Rules {
  if (variant === 'giropay') return { bic: bicRule }
  if (variant !== 'afterpay') return {}
  // Each judges the value that it is given: the form asks what an empty one would say, to know which fields are required.
  return {
    birthDay: (day) => birthDateProblems(day, birthMonth, birthYear).day,
    birthMonth: (month) => birthDateProblems(birthDay, month, birthYear).month,
    birthYear: (year) => birthDateProblems(birthDay, birthMonth, year).year,
    terms: acceptedRule,
  }
}

/** Whether a variant's extra fields are incomplete. */
export function lacksDetails(variant: string, details: PaymentDetails): boolean {
  const { birthDay, birthMonth, birthYear, terms, bic } = detailRules(variant, details)
  return [
    birthDay?.(details.birthDay),
    birthMonth?.(details.birthMonth),
    birthYear?.(details.birthYear),
    terms?.(details.terms),
    bic?.(details.bic),
  ].some(Boolean)
}

/** The extra fields to send with the order. */
export function answeredDetails(
  variant: string,
  { birthDay, birthMonth, birthYear, bic }: PaymentDetails,
): { birthDate?: string; bic?: string } {
  if (variant === 'giropay') return { bic: bic.trim().toUpperCase() }
  if (variant !== 'afterpay') return {}
  const two = (text: string) => text.trim().padStart(2, '0')
  return { birthDate: `${birthYear.trim()}-${two(birthMonth)}-${two(birthDay)}` }
}
