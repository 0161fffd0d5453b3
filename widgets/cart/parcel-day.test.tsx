// Tests of a line's delivery day: all lines travel in one parcel, which waits for the slowest line in stock.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { itemAnswer, quoteAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()

/** Makes a cart line as the host sends it, with its delivery data. */
const line = (id: number, days: number, date: string | null, stock = 7) => {
  const item = itemAnswer({ item_id: id, qty: 2 })
  const delivery = { days, is_made: days > 0, date }
  return { ...item, extension_attributes: { ...item.extension_attributes, delivery, product_stock: stock } }
}
const days = () => [...document.querySelectorAll('.cart-line')].map((one) => words(one.querySelector('.cart-delivery')))

test('uses the latest day that the host names', async () => {
  const items = [line(41, 0, '2199-01-02'), line(42, 2, '2199-01-04'), line(43, 9, '2199-01-12', 1)]
  page.shop.once('GET checkout/cart/quote', json(quoteAnswer({ items })))
  page.show(cart)
  await soon(() => days().some(Boolean))
  expect(days()).toEqual(['Delivered on Friday 4 January', 'Made for you, delivered on Friday 4 January', ''])
})

test('uses the slowest line’s day, if the host names none', async () => {
  page.shop.once('GET checkout/cart/quote', json(quoteAnswer({ items: [line(41, 0, null), line(42, 5, null)] })))
  page.show(cart)
  await soon(() => days().some(Boolean))
  const [shelf, made] = days()
  expect(made).toMatch(/^Made for you, delivered on \w+day \d+ \w+$/)
  expect(made).toBe(`Made for you, ${shelf?.replace('D', 'd')}`)
})
