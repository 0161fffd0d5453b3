// The payment methods of each store. All except bank transfer and Afterpay redirect to the provider's page: no card number reaches the shop.
import type { Language, StoreCode, StoreView } from '../host/store-view.ts'
import { creditDays, fillPromises } from '../host/promises.ts'
import { findText } from './messages.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PaymentMethod } from './shapes.ts'

type Code = 'banktransfer' | 'ideal' | 'bancontact' | 'creditcard' | 'giropay' | 'afterpay'

/** Magento's name for the method of an order that coupons and gift cards have paid in full. */
const free = 'free'

const offered: Record<StoreCode, readonly Code[]> = {
  nl: ['ideal', 'creditcard', 'afterpay', 'banktransfer'],
  be: ['bancontact', 'creditcard', 'afterpay', 'banktransfer'],
  en: ['creditcard', 'banktransfer'],
  de: ['creditcard', 'giropay', 'afterpay', 'banktransfer'],
  se: ['creditcard', 'banktransfer'],
}

/** The iDEAL banks of the simulated provider; all invented. */
const issuers = [
  { code: 'duinbank', title: 'Duinbank' },
  { code: 'grachtbank', title: 'Grachtbank' },
  { code: 'polderkas', title: 'Polderkas' },
  { code: 'waterlandse', title: 'Waterlandse Bank' },
]

const variants = ['ideal', 'creditcard', 'giropay', 'afterpay'] as const

/** Who lends the money to shoppers who pay with Afterpay, as its own terms name it. */
export const lenderOf = (language: Language): string => fillPromises('{{lender}}', language)

/** The store's methods in display order; if nothing is left to pay, only the free one. */
export function listPaymentMethods(
  store: StoreView,
  { termsFor }: Pick<PaymentProvider, 'termsFor'>,
  isNothingDue = false,
): PaymentMethod[] {
  const codes: readonly (Code | typeof free)[] = isNothingDue ? [free] : offered[store.code]
  return codes.map((code) => ({
    code,
    title: findText(`payment.${code}`, store.language),
    extension_attributes: {
      variant: variants.find((variant) => variant === code) ?? 'default',
      issuers: code === 'ideal' ? issuers : [],
      provider: isRedirect(code) ? 'pretendpay' : null,
      skip_validation: isRedirect(code),
      terms_url: code === 'afterpay' ? termsFor(store.language) : null,
      credit:
        code === 'afterpay'
          ? { lender: lenderOf(store.language), due_days: creditDays, cost: findText('credit.cost', store.language), warning: null }
          : null,
    },
  }))
}

/** Whether the shopper pays on the provider's page; a bank transfer arrives later, and Afterpay sends a bill. */
export function isRedirect(code: string): boolean {
  return code !== 'banktransfer' && code !== 'afterpay' && code !== free
}

/** Whether an order is sent only after its money has arrived outside of the provider. */
export function isPaidBeforeSending(code: string): boolean {
  return code === 'banktransfer'
}

/** The names of the store's methods in display order. */
export function paymentTitles(store: StoreView): string[] {
  return offered[store.code].map((code) => findText(`payment.${code}`, store.language))
}
