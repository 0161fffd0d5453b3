// Prices of a store, in cents including tax.
import type { Product, Store } from '../goods.ts'

/** Converts a price of the catalogue (euros including tax) to a store's currency. */
export const inStore = (store: Store, euros: number): number => {
  const unit = 10 ** (2 - store.decimals)
  return Math.round((euros * store.rate * 100) / unit) * unit
}

export const withoutTax = (store: Store, cents: number): number => Math.round((cents / (1 + store.tax / 100)) * 100) / 10_000

/** The price of one piece in a line of this quantity: the last tier reached applies. */
export const priceFor = (store: Store, product: Product, qty: number): number => {
  let euros = product.special ?? product.price
  for (const tier of product.tiers ?? []) if (qty >= tier.qty) euros = tier.price
  return inStore(store, euros)
}
