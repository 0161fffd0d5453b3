// Tests that a price missing from the host's answer is not shown as the price without tax or as zero.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { itemAnswer, quoteAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { shown, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()

test('a line without a price shows none', async () => {
  const item = { ...itemAnswer(), price: 20, price_incl_tax: null, row_total_incl_tax: null }
  page.shop.once('GET checkout/cart/quote', json(quoteAnswer({ items: [item] })))
  page.shop.once('GET checkout/cart/totals-information', json(totalsAnswer({ items: [] })))
  const mount = page.show(cart)
  // The checkout button is drawn together with the totals.
  await shown('Grand total')
  expect(words(mount.querySelector('.cart-each'))).toBe('')
  expect(words(mount.querySelector('.cart-row-total'))).toBe('')
})
