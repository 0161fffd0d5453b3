// Prices in cents. They include the tax of the shop's own country; other countries pay their own tax on the price without it.
import { byId, countryOf, variantsOf } from '../data.ts'
import type { Product, TaxClass } from '../goods.ts'

/** The country of the shop, and the one that it assumes for visitors without an address. */
export const ORIGIN = 'NL'

export const toCents = (amount: number): number => Math.round(amount * 100)

/** The tax percentage of a country; a country without rates pays none. */
export const rateOf = (country: string | null, taxClass: TaxClass): number => countryOf(country ?? ORIGIN)?.tax[taxClass] ?? 0

/** The tax within a sum that includes it, unrounded. */
export const taxWithin = (cents: number, percent: number): number => cents - cents / (1 + percent / 100)

/** Converts a price with the shop's own tax to one with the tax of a country. */
export const priceIn = (country: string | null, cents: number, taxClass: TaxClass): number => {
  const own = rateOf(ORIGIN, taxClass)
  const there = rateOf(country, taxClass)
  if (own === there) return cents
  const net = cents - Math.round(taxWithin(cents, own))
  return Math.round(net * (1 + there / 100))
}

export interface PriceRange {
  /** The lowest price to pay, including tax. */
  final: number
  /** The regular price of the cheapest choice. */
  regular: number
  max: number
}

const simpleRange = (product: Product): PriceRange => {
  const regular = toCents(product.price)
  const final = product.special === undefined ? regular : toCents(product.special)
  return { final, regular, max: final }
}

/** The price range of a bundle: from the cheapest of each required option to everything at once. */
const bundleRange = (product: Product): PriceRange => {
  let [final, regular, max] = [0, 0, 0]
  for (const option of product.bundle ?? []) {
    const sums = option.selections.flatMap(({ product: id, qty }) => {
      const part = byId(id)
      if (!part) return []
      const range = simpleRange(part)
      return [{ final: range.final * qty, regular: range.regular * qty }]
    })
    const cheapest = sums.toSorted((one, other) => one.final - other.final)[0]
    if (option.required && cheapest) {
      final += cheapest.final
      regular += cheapest.regular
    }
    const all = sums.map((sum) => sum.final)
    max += option.type === 'checkbox' ? all.reduce((sum, one) => sum + one, 0) : Math.max(...all)
  }
  return { final, regular, max }
}

/** The prices on a product's page, before anything is chosen. */
export const rangeOf = (product: Product): PriceRange => {
  if (product.type === 'bundle') return bundleRange(product)
  if (product.type === 'simple') return simpleRange(product)
  const ranges = variantsOf(product).map(simpleRange)
  const cheapest = ranges.toSorted((one, other) => one.final - other.final)[0] ?? { final: 0, regular: 0, max: 0 }
  return { ...cheapest, max: Math.max(...ranges.map(({ max }) => max)) }
}

/** The current price of a simple product. */
export const unitPrice = (product: Product): number => simpleRange(product).final
