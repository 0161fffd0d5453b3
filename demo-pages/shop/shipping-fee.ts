// The cost of home delivery: the store's fee, free from its threshold within the country, double the fee abroad.
import type { StoreView } from '../host/store-view.ts'
import type { CartLine } from './cart-lines.ts'

/** The fee in cents, including tax, for these lines to this country (the store's own by default). */
export function feeFor(store: StoreView, lines: readonly CartLine[], country: string | null): number {
  return feeOf(
    store,
    lines.reduce((sum, line) => sum + line.rowCents, 0),
    country,
  )
}

/** The fee for a subtotal in cents. */
export function feeOf(store: StoreView, subtotalCents: number, country: string | null): number {
  const isAbroad = country !== null && country !== store.country
  if (isAbroad) return store.shippingFee * 2
  return subtotalCents >= store.freeShippingFrom ? 0 : store.shippingFee
}
