// What is sold out can be waited for; what is not, cannot.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { alertForm } from '#stores/stock-alert.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { shown, useWidgetPage } from '#tests/support/widget-page.ts'
import stockAlert from './stock-alert.tsx'

const page = useWidgetPage('https://shop.test/nl/product/ball')
const simple = { product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], tier_prices: [] }
const PRODUCT = 'GET catalog/product/12'

test('a guest is told to log in, in the spec’s words', async () => {
  page.shop.once(PRODUCT, json(productAnswer({ ...simple, in_stock: false, stock: 0 })))
  page.show(stockAlert, { productId: 12 })
  await shown("You don't seem to be logged in, please login to enable stock notifications.")
})

test('stands from the start where the host says what is sold out, and goes when it is not', async () => {
  page.shop.once(PRODUCT, json(productAnswer({ ...simple, in_stock: true, stock: 3 })))
  page.show(stockAlert, { productId: 12, sku: 'SHIRT' })
  await shown('Tell me when it is back')
  await expect.poll(() => document.body.textContent).not.toContain('Tell me when it is back')
})

test('who is subscribed already hears it in the host’s words', async () => {
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
