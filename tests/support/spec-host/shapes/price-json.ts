// The four prices of a product: with and without tax, regular and final.
import { products } from '../data.ts'
import type { Platform } from '../platform.ts'
import { inStore, withoutTax } from '../rules/prices.ts'
import type { Product, Store } from '../goods.ts'
import type { Json } from './shape.ts'

/** The lowest prices of a product in a store, in cents: of a bundle's required parts, a set's parts, otherwise its own. */
export const pricesOf = (store: Store, product: Product): { regular: number; final: number } => {
  const of = (sku: string) => {
    const part = products.find((candidate) => candidate.sku === sku)
    return part ? pricesOf(store, part) : { regular: 0, final: 0 }
  }
  if (product.grouped) {
    const parts = product.grouped.map(({ sku, qty }) => ({ ...of(sku), qty }))
    return {
      regular: parts.reduce((sum, part) => sum + part.regular * part.qty, 0),
      final: parts.reduce((sum, part) => sum + part.final * part.qty, 0),
    }
  }
  if (product.bundle) {
    const discount = product.discount ?? 1
    const cheapest = product.bundle
      .filter(({ required }) => required)
      .map(({ selections }) => selections.map(({ sku, qty }) => ({ ...of(sku), qty })).toSorted((a, b) => a.final - b.final)[0])
    return {
      regular: cheapest.reduce((sum, part) => sum + (part ? part.regular * part.qty : 0), 0),
      final: cheapest.reduce((sum, part) => sum + (part ? Math.round(part.final * discount) * part.qty : 0), 0),
    }
  }
  return { regular: inStore(store, product.price), final: inStore(store, product.special ?? product.price) }
}

export const fourPrices = ({ shape }: Platform, store: Store, prices: { regular: number; final: number }): Record<string, Json> => ({
  price_incl_tax: shape.amount(prices.regular),
  price_excl_tax: shape.exact(withoutTax(store, prices.regular)),
  final_price_incl_tax: shape.amount(prices.final),
  final_price_excl_tax: shape.exact(withoutTax(store, prices.final)),
})
