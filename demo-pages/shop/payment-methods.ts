// How each store can be paid. All but the bank transfer lead to the provider's own page: no card number ever reaches the shop.
import type { StoreCode, StoreView } from '../server/store-view.ts'
import { findText } from './messages.ts'
import type { PaymentMethod } from './shapes.ts'

type Code = 'banktransfer' | 'ideal' | 'bancontact' | 'creditcard'

const offered: Record<StoreCode, readonly Code[]> = {
  nl: ['ideal', 'creditcard', 'banktransfer'],
  be: ['bancontact', 'creditcard', 'banktransfer'],
  en: ['creditcard', 'banktransfer'],
  de: ['creditcard', 'banktransfer'],
  se: ['creditcard', 'banktransfer'],
}

/** The banks of iDEAL at the pretend provider; invented, like everything it knows. */
const issuers = [
  { code: 'duinbank', title: 'Duinbank' },
  { code: 'grachtbank', title: 'Grachtbank' },
  { code: 'polderkas', title: 'Polderkas' },
  { code: 'waterlandse', title: 'Waterlandse Bank' },
]

/** The store's methods in the order they are shown. */
export function listPaymentMethods(store: StoreView): PaymentMethod[] {
  return offered[store.code].map((code) => ({
    code,
    title: findText(`payment.${code}`, store.language),
    extension_attributes: {
      variant: code === 'ideal' || code === 'creditcard' ? code : 'default',
      issuers: code === 'ideal' ? issuers : [],
      provider: isRedirect(code) ? 'pretendpay' : null,
      skip_validation: isRedirect(code),
    },
  }))
}

/** Whether the shopper pays on the provider's page; a transfer is only waited for. */
export function isRedirect(code: string): boolean {
  return code !== 'banktransfer'
}
