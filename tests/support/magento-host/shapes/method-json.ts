// Shipping and payment methods in the web API's form.
import { named, sales } from '../data.ts'
import type { Store } from '../goods.ts'
import { ratesOf } from '../rules/shipping.ts'
import type { Quote } from '../sales.ts'

export const shippingMethodsJson = (store: Store, quote: Quote, country: string | null) =>
  quote.lines.length === 0
    ? []
    : ratesOf(quote, country).map(({ carrier, method, carrierTitle, methodTitle, price, net, incl }) => ({
        carrier_code: carrier,
        method_code: method,
        carrier_title: named(store, carrierTitle),
        method_title: named(store, methodTitle),
        amount: price / 100,
        base_amount: price / 100,
        available: true,
        error_message: '',
        price_excl_tax: net / 100,
        price_incl_tax: incl / 100,
      }))

export const paymentMethodsJson = (store: Store) => sales.payments.map(({ code, title }) => ({ code, title: named(store, title) }))
