// The required details of some payment methods, checked when the order is placed. For a date of birth, only the result is stored.
import { ShopError } from './shop-error.ts'

/** The details as the call sends them. */
export interface PaymentDetails {
  /** For example `1990-02-28`. */
  birthDate: string | null
  hasTerms: boolean
  bic: string | null
}

/** Afterpay accepts adults only. */
const adult = 18

/** Refuses an order without the details that its payment method requires. */
export function checkDetails(code: string, { birthDate, hasTerms, bic }: PaymentDetails, now: Date): void {
  if (code === 'giropay' && !/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/i.test(bic ?? '')) throw new ShopError(400, 'payment.bic', { code: 'bic' })
  if (code !== 'afterpay') return
  if (!hasTerms) throw new ShopError(400, 'payment.terms', { code: 'terms' })
  const born = birthDate !== null && /^\d{4}-\d\d-\d\d$/.test(birthDate) ? new Date(`${birthDate}T00:00:00Z`) : null
  // JavaScript would turn the 30th of February into a day of March.
  if (!born || Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate)
    throw new ShopError(400, 'payment.birth-date', { code: 'birth-date' })
  const coming = new Date(born)
  coming.setUTCFullYear(born.getUTCFullYear() + adult)
  if (coming > now) throw new ShopError(400, 'payment.too-young', { code: 'birth-date', parameters: [adult] })
}
