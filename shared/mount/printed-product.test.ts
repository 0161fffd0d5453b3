// Tests that a product printed once on a page is found, whichever widget's mount holds it.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findPrintedProduct } from './printed-product.ts'

const child = (options: string) => `<script type="application/json" data-touchline-options>${options}</script>`

test.each([
  ['in the JSON of a mount', `<div data-touchline="bundle-options" data-product-id="6">${child('{"product":{"sku":"KIT"}}')}</div>`],
  ['in an attribute', `<div data-touchline="set-builder" data-product-id="6" data-product='{"sku":"KIT"}'></div>`],
])('it is found %s', (_where, html) => {
  document.body.innerHTML = `<div data-touchline="add-to-cart" data-product-id="6"></div>${html}`
  expect(findPrintedProduct(6)).toEqual({ sku: 'KIT' })
  expect(findPrintedProduct(7)).toBeUndefined()
})

test('an invalid product counts as missing', () => {
  document.body.innerHTML = `<div data-touchline="bundle-options" data-product-id="6">${child('{"product":')}</div>`
  expect(findPrintedProduct(6)).toBeUndefined()
})
