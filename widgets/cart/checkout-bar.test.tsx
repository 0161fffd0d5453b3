// Tests of the cart's bar for phones: the sum and the way to the checkout, until the summary's own button is in the window.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { quoteAnswer, itemAnswer } from '#tests/support/answers.ts'
import { useBelowWindow } from '#tests/support/below-window.ts'
import { json } from '#tests/support/fault-server.ts'
import { shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()
const bar = () => document.querySelector('.cart-bar')

test('the bar has the sum and the link, and is gone once the summary’s own link is reached', async () => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty: 2 }]
  const scroll = useBelowWindow()
  page.show(cart)
  await soon(() => words(bar()) === 'Grand total€50.00Proceed to checkout')
  expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/nl/checkout')
  expect([bar()?.getAttribute('aria-hidden'), bar()?.querySelector('a')?.tabIndex]).toEqual(['true', -1])
  scroll()
  await soon(() => bar() === null)
})

test('with a product out of stock there is no way to the checkout', async () => {
  useBelowWindow()
  const item = itemAnswer()
  const extension_attributes = { ...item.extension_attributes, product_stock: 0 }
  page.shop.once('GET checkout/cart/quote', json(quoteAnswer({ items: [{ ...item, extension_attributes }] })))
  page.show(cart)
  await shown('Grand total')
  expect(bar()).toBeNull()
})
