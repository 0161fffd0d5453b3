// Decides which mark a payment method carries, from its variant or the words of its code. Brands are named as their owners write them.
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'

/** The marks that we have drawn. */
export type PaymentMark = 'ideal' | 'bancontact' | 'giropay' | 'afterpay' | 'paypal' | 'klarna' | 'card' | 'bank'

/** The brands' own names; a card and a bank have none. */
const brands: Readonly<Partial<Record<PaymentMark, string>>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  giropay: 'giropay',
  afterpay: 'Afterpay',
  paypal: 'PayPal',
  klarna: 'Klarna',
}

const byCode: readonly [RegExp, PaymentMark][] = [
  [/bancontact|mistercash/i, 'bancontact'],
  [/paypal/i, 'paypal'],
  [/klarna/i, 'klarna'],
  [/bank.?transfer|sepa|checkmo|invoice/i, 'bank'],
]

/** The mark of a method; null where we have none for it. */
export function paymentMark({ variant, code }: Pick<PaymentMethod, 'variant' | 'code'>): PaymentMark | null {
  if (variant === 'creditcard') return 'card'
  if (variant !== 'default') return variant
  return byCode.find(([pattern]) => pattern.test(code))?.[1] ?? null
}

/** The name that a screen reader reads for a mark: none where the method's title says it already. */
export function unsaidBrand(mark: PaymentMark, title: string): string | null {
  const name = brands[mark] ?? null
  return name !== null && title.toLowerCase().includes(name.toLowerCase()) ? null : name
}
