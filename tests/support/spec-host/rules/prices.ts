// Prices of a store, in cents with tax.
import type { Product, Store } from '../goods.ts'

/** A price of the catalogue (euros with tax) in the money of a store. */
export const inStore = (store: Store, euros: number): number => {
  const unit = 10 ** (2 - store.decimals)
  return Math.round((euros * store.rate * 100) / unit) * unit
}

export const withoutTax = (store: Store, cents: number): number => Math.round((cents / (1 + store.tax / 100)) * 100) / 10_000

/** What one costs in a line of so many: the last tier that is reached counts. */
export const priceFor = (store: Store, product: Product, qty: number): number => {
  let euros = product.special ?? product.price
  for (const tier of product.tiers ?? []) if (qty >= tier.qty) euros = tier.price
  return inStore(store, euros)
}
