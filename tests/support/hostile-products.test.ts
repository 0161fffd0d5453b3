// Tests invalid and hostile product data of a host: everything renders, nothing throws, and nothing can be bought that was not chosen.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { productStore } from '#stores/product/product.ts'
import bundleOptions from '#widgets/bundle-options/bundle-options.tsx'
import productOptions from '#widgets/product-options/product-options.tsx'
import { productAnswer } from './answers.ts'
import { largeBundle, largeMatrix } from './large-products.ts'
import { soon, useWidgetPage, words } from './widget-page.ts'

const page = useWidgetPage('https://shop.test/en/product/odd')
const simple = { product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], tier_prices: [] }
const unpriced = {
  price_incl_tax: null,
  price_excl_tax: null,
  final_price_incl_tax: null,
  final_price_excl_tax: null,
  lowest_price_30d: null,
}
const linesOf = (id: number) => productStore(id).$newLines.get()

test('720 variants are rendered, and the chosen one is bought', async () => {
  const mount = page.show(productOptions, { productId: 90061, product: largeMatrix })
  await soon(() => mount.querySelectorAll('input[type="radio"]').length === 72)
  const store = productStore(90061)
  store.choose('colour', 3)
  store.choose('size', 1003)
  expect([store.$variant.get()?.sku, store.$newLines.get().length]).toEqual(['SHOE-26', 1])
})

test.each([
  ['without a variant', 0, { ...largeMatrix, virtual_products: [] }],
  ['with everything sold out', 0, { ...largeMatrix, virtual_products: largeMatrix.virtual_products.map((one) => ({ ...one, stock: 0 })) }],
  ['without a price of its own and with a name of 500 letters', 1, { ...largeMatrix, ...unpriced, name: 'Ø'.repeat(500) }],
])('a product %s renders its options and gives %i lines for the choice, none before', async (_what, count, product) => {
  const mount = page.show(productOptions, { productId: 90061, product })
  await soon(() => mount.querySelectorAll('input[type="radio"]').length === 72)
  expect(linesOf(90061)).toEqual([])
  productStore(90061).choose('colour', 3)
  productStore(90061).choose('size', 1003)
  expect(linesOf(90061)).toHaveLength(count)
})

test('an unsorted tier table is used in its order: the last match wins, as in the spec', () => {
  const tiers = [
    { qty: 10, price: 21 },
    { qty: 5, price: 23 },
  ]
  page.show(productOptions, { productId: 12, product: productAnswer({ ...simple, tier_prices: tiers }) })
  productStore(12).changeQuantity(12)
  expect(productStore(12).$tierPrice.get()).toBe(23)
})

test('a required option without choices is reported, and the bundle cannot be bought', async () => {
  const [first, ...others] = largeBundle.bundle_options
  const product = { ...largeBundle, bundle_options: [{ ...first, required: 1, products: [] }, ...others] }
  const mount = page.show(bundleOptions, { productId: 90062, product })
  await soon(() => words(mount).includes('There is nothing to choose here at the moment.'))
  expect(linesOf(90062)).toEqual([])
})
