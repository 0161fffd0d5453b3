// The configuration that Magento prints as `window.checkoutConfig`: the cart's id in the web API, totals, customer, methods.
import type { Store } from '../goods.ts'
import type { Fields, Json } from '../json.ts'
import type { Customer, Quote } from '../sales.ts'
import { answerJson } from '../http/output.ts'
import { customerJson } from './customer-json.ts'
import { paymentMethodsJson } from './method-json.ts'
import { priceFormat } from './price-config.ts'
import { totalsJson } from './totals-json.ts'
import { pageUrl } from './urls.ts'

const totals = (store: Store, quote: Quote): Json => answerJson('quote-data-totals-interface', totalsJson(store, quote))

export const checkoutConfig = (store: Store, quote: Quote | null, customer: Customer | null, formKey: string): Fields => ({
  formKey,
  storeCode: store.code,
  websiteCode: 'base',
  isCustomerLoggedIn: customer !== null,
  isGuestCheckoutAllowed: true,
  customerData: customer ? answerJson('customer-data-customer-interface', customerJson(customer)) : [],
  // A guest's cart has its mask as id, a customer's its number.
  quoteData: quote ? { entity_id: quote.maskedId ?? String(quote.id), store_id: String(quote.storeId), is_virtual: '0' } : {},
  totalsData: quote ? totals(store, quote) : {},
  paymentMethods: paymentMethodsJson(store),
  // The address that the script of the redirecting method opens after the order.
  payment: { ideal: { redirectUrl: pageUrl(store, 'ideal/bank/') } },
  defaultCountryId: 'NL',
  priceFormat: priceFormat(store),
  defaultSuccessPageUrl: pageUrl(store, 'checkout/onepage/success/'),
})
