// Applies the page's settings to the payment methods of an answer: how they are displayed, their terms, and the credit that they are.
import * as v from 'valibot'
import { missingTerms } from '#shared/checkout/rules/credit-law.ts'
import { type Credit, PaymentTerms } from '#shared/checkout/wire/credit.ts'
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'
import { variantBySetting } from '#shared/domain/by-code.ts'
import { $page } from '#stores/page/page.ts'

/** Afterpay is credit also where nobody says whose. */
const unknown: Credit = { lender: null, dueDays: null, cost: null, warning: null }

/** The method as it is offered; what the answer says counts before the settings. */
export function withSettings(method: PaymentMethod): PaymentMethod {
  const { payment, country } = $page.get()
  const terms = termsOf(method.code)
  const variant = variantBySetting(method.code, payment) ?? method.variant
  const termsUrl = method.termsUrl ?? terms?.url ?? null
  const credit = method.credit ?? terms?.credit ?? (variant === 'afterpay' ? unknown : null)
  const missing = credit ? missingTerms(credit, termsUrl, country) : []
  if (missing.length > 0) warn(`paymentTerms.${method.code}: the law of ${country} wants shoppers to be told ${missing.join(', ')}`)
  return { ...method, variant, termsUrl, credit }
}

/** The terms by the settings; null where they name none that can be read. */
function termsOf(code: string): v.InferOutput<typeof PaymentTerms> | null {
  const { paymentTerms } = $page.get()
  if (!Object.hasOwn(paymentTerms, code)) return null
  const terms = v.safeParse(PaymentTerms, paymentTerms[code])
  if (!terms.success) warn(`paymentTerms.${code}: expected an address, or { lender, dueDays, cost, warning, url }`)
  return terms.success ? terms.output : null
}

const said = new Set<string>()

/** For the developer of the shop; once, since methods are read with each change of the address. */
function warn(sentence: string): void {
  if (said.has(sentence)) return
  said.add(sentence)
  console.warn(`Touchline: setting ${sentence}`)
}
