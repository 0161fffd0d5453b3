// How each store can be paid. All but the bank transfer lead to the provider's own page: no card number ever reaches the shop.
import type { StoreCode, StoreView } from '../host/store-view.ts'
import { findText } from './messages.ts'
import type { PaymentMethod } from './shapes.ts'

type Code = 'banktransfer' | 'ideal' | 'bancontact' | 'creditcard' | 'giropay' | 'afterpay'

/** Magento's name for an order that coupons and gift cards have paid. */
const free = 'free'

const offered: Record<StoreCode, readonly Code[]> = {
  nl: ['ideal', 'creditcard', 'afterpay', 'banktransfer'],
  be: ['bancontact', 'creditcard', 'afterpay', 'banktransfer'],
  en: ['creditcard', 'banktransfer'],
  de: ['creditcard', 'giropay', 'afterpay', 'banktransfer'],
  se: ['creditcard', 'banktransfer'],
}

/** The banks of iDEAL at the pretend provider; invented, like everything it knows. */
const issuers = [
  { code: 'duinbank', title: 'Duinbank' },
  { code: 'grachtbank', title: 'Grachtbank' },
  { code: 'polderkas', title: 'Polderkas' },
  { code: 'waterlandse', title: 'Waterlandse Bank' },
]

const variants = ['ideal', 'creditcard', 'giropay', 'afterpay'] as const

/** The store's methods in display order; if nothing is left to pay, only the method for that. */
export function listPaymentMethods(store: StoreView, isNothingDue = false): PaymentMethod[] {
  const codes: readonly (Code | typeof free)[] = isNothingDue ? [free] : offered[store.code]
  return codes.map((code) => ({
    code,
    title: findText(`payment.${code}`, store.language),
    extension_attributes: {
      variant: variants.find((variant) => variant === code) ?? 'default',
      issuers: code === 'ideal' ? issuers : [],
      provider: isRedirect(code) ? 'pretendpay' : null,
      skip_validation: isRedirect(code),
      // The shop's own page about payments contains Afterpay's terms.
      terms_url: code === 'afterpay' ? `/${store.code}/pages/payment` : null,
    },
  }))
}

/** Whether the shopper pays on the provider's page; a transfer is only waited for, and Afterpay sends its bill later. */
export function isRedirect(code: string): boolean {
  return code !== 'banktransfer' && code !== 'afterpay' && code !== free
}
