// Tests that the alert is offered for sold-out products only.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { productStore } from '#stores/product/product.ts'
import { soldOut } from '#stores/product/sold-out.ts'
import { alertForm } from '#stores/product/stock-alert.ts'
import { productAnswer, variantAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import stockAlert from './stock-alert.tsx'

const page = useWidgetPage('https://shop.test/nl/product/ball')
const simple = { product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], tier_prices: [] }
const PRODUCT = 'GET catalog/product/12'

test('a guest is told to log in, by the spec’s sentence', async () => {
  page.shop.once(PRODUCT, json(productAnswer({ ...simple, in_stock: false, stock: 0 })))
  page.show(stockAlert, { productId: 12 })
  await shown("You don't seem to be logged in, please login to enable stock notifications.")
})

test('for a product with variants the alert is for the chosen one', async () => {
  page.shop.once(PRODUCT, json(productAnswer({ virtual_products: [variantAnswer({ stock: 0, expected_on: '2026-12-04' })] })))
  await productStore(12).load()
  expect(soldOut(12).get()).toBeNull()
  productStore(12).choose('colour', 12)
  productStore(12).choose('size', 34)
  expect(soldOut(12).get()).toMatchObject({ sku: 'SHIRT-RED-M', expectedOn: '2026-12-04' })
})

test('a page without the login popup leads to the login page', async () => {
  page.shop.once(PRODUCT, json(productAnswer({ ...simple, in_stock: false, stock: 0 })))
  page.show(stockAlert, { productId: 12 })
  await shown('Log in')
  await press('Log in')
  expect(page.tab.left.map((url) => new URL(url, 'https://shop.test/').pathname)).toEqual(['/nl/account/login'])
})

test('is shown from the start if the host says that the product is sold out, and disappears if it is not', async () => {
  page.shop.once(PRODUCT, json(productAnswer({ ...simple, in_stock: true, stock: 3 })))
  page.show(stockAlert, { productId: 12, sku: 'SHIRT' })
  await shown('E-mail me when it is back in stock')
  await expect.poll(() => document.body.textContent).not.toContain('E-mail me when it is back in stock')
})

test('shows the expected day, unless it has passed', async () => {
  const gone = { ...simple, in_stock: false, stock: 0 }
  page.shop.once(PRODUCT, json(productAnswer({ ...gone, expected_on: '2026-12-04' })))
  page.show(stockAlert, { productId: 12 })
  await shown('Expected back in stock on 4 December 2026.')
  page.shop.once('GET catalog/product/13', json(productAnswer({ ...gone, product_id: 13, expected_on: '2026-11-20' })))
  const late = page.show(stockAlert, { productId: 13, sku: 'SHIRT', expectedOn: '2026-11-20' })
  await soon(() => productStore(13).$product.get().state === 'ready')
  expect(words(late)).toContain('E-mail me when it is back in stock')
  expect(words(late)).not.toContain('expect')
})

test('an existing subscription shows the host’s message', async () => {
  page.shop.once(
    'POST api/catalog/product/12/stock-alert',
    json({ message: 'You are already subscribed to this stock notification.' }, 409),
  )
  const form = alertForm(12, 'SHIRT', true)
  form.fillIn({ email: 'anna@example.test' })
  await form.submit()
  expect(form.$state.get().sending).toMatchObject({
    state: 'failed',
    error: { message: 'You are already subscribed to this stock notification.' },
  })
})
