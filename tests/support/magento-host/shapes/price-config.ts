// The configuration that Magento prints for its price box, and the price format of a store view.
import type { Product, Store } from '../goods.ts'
import type { Json } from '../json.ts'
import { ORIGIN, rangeOf, rateOf, taxWithin } from '../rules/prices.ts'

/** The format with its placeholder: `€%s`. */
export const outputFormat = (store: Store): string => (store.locale === 'nl_NL' ? '€\u00a0%s' : '€%s')

export const priceFormat = (store: Store) => ({
  pattern: outputFormat(store),
  precision: 2,
  requiredPrecision: 2,
  decimalSymbol: store.locale === 'nl_NL' ? ',' : '.',
  groupSymbol: store.locale === 'nl_NL' ? '.' : ',',
  groupLength: 3,
  integerRequired: false,
})

/** A price without tax is not rounded to cents. */
const exactNet = (cents: number, product: Product): number =>
  Number(((cents - taxWithin(cents, rateOf(ORIGIN, product.tax))) / 100).toFixed(6))

/** The four prices that Magento's scripts calculate with: with and without tax, before and after a reduction. */
export const pricesJson = (product: Product) => {
  const { final, regular } = rangeOf(product)
  return {
    baseOldPrice: { amount: exactNet(regular, product) },
    oldPrice: { amount: regular / 100 },
    basePrice: { amount: exactNet(final, product) },
    finalPrice: { amount: final / 100 },
  }
}

export const priceConfig = (store: Store, product: Product): Json => ({
  productId: String(product.id),
  priceFormat: priceFormat(store),
  prices: Object.fromEntries(Object.entries(pricesJson(product)).map(([name, price]) => [name, { ...price, adjustments: [] }])),
  idSuffix: '_clone',
  tierPrices: [],
  calculationAlgorithm: 'TOTAL_BASE_CALCULATION',
})
