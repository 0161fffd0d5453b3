// Tests that the JSON printed for Magento's own scripts becomes a product that can be chosen and bought.
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { Product } from '#shared/product/wire/product.ts'
import { printedProduct } from './product.ts'

const prices = (final: number) => ({
  ...{ oldPrice: { amount: 89.95 }, baseOldPrice: { amount: 74.34 }, basePrice: { amount: final / 1.21 }, finalPrice: { amount: final } },
})

const printed = {
  product_id: 10,
  sku: 'RUN',
  name: 'Road runner shoe',
  jsonConfig: {
    attributes: {
      144: { id: '144', code: 'size', label: 'Size', options: [{ id: '172', label: '41', products: ['11'] }], position: '1' },
      93: {
        ...{ id: '93', code: 'color', label: 'Color', position: '0' },
        options: [
          { id: '49', label: 'Black', products: ['11'] },
          { id: '58', label: 'Red', products: ['12'] },
        ],
      },
    },
    index: { 11: { 93: '49', 144: '172' }, 12: { 93: '58', 144: '172' } },
    optionPrices: { 11: prices(79.95), 12: prices(89.95) },
    images: { 11: [{ full: '/media/black.jpg', img: '/media/small.jpg' }] },
    salable: { 93: { 49: ['11'], 58: [] }, 144: { 172: ['11'] } },
    prices: prices(79.95),
  },
}

it('has attributes in their order, and variants with price, picture and availability', () => {
  const product = v.parse(Product, printedProduct(printed))
  expect(product).toMatchObject({ type: 'configurable', isInStock: true, price: { regular: 89.95, final: 79.95 } })
  expect(product.attributes).toMatchObject([
    { id: 93, code: 'color', role: 'colour' },
    { id: 144, code: 'size' },
  ])
  expect(product.variants).toMatchObject([
    { productId: 11, status: 1, price: { final: 79.95 }, options: { color: 49, size: 172 }, images: ['/media/black.jpg'] },
    { productId: 12, status: 0, options: { color: 58 } },
  ])
})

it('leaves one that was printed otherwise as it is', () => {
  const simple = { product_id: 1, sku: 'BALL' }
  expect(printedProduct(simple)).toBe(simple)
})
