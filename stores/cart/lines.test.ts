// Of many lines only a changed one becomes a new object; otherwise every click would redraw them all.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { SHIRT } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
  visit.shop.kept.lines = [1, 2, 3].map((id) => ({ id, sku: SHIRT.sku, qty: 1 }))
  await tab.cart.loadCart()
})
afterEach(() => visit.end())

const same = (before: readonly unknown[]) => tab.cart.$lines.get().map((line, at) => line === before[at])

test('a reloaded cart without changes changes no line', async () => {
  const before = tab.cart.$lines.get()
  const events = tab.events.length
  await tab.cart.reloadCart()
  expect(same(before)).toEqual([true, true, true])
  expect(tab.events.slice(events)).toEqual([])
})

test('a change creates a new object for the changed line only, at once and after the server’s answer', async () => {
  const before = tab.cart.$lines.get()
  const changed = tab.cart.changeQuantity(2, 5)
  expect(same(before)).toEqual([true, false, true])
  expect(tab.cart.$lines.get()[1]).toMatchObject({ quantity: 5, isSaving: true })
  await changed
  expect(same(before)).toEqual([true, false, true])
  expect(tab.cart.$lines.get()[1]).toMatchObject({ quantity: 5, isSaving: false, item: { quantity: 5 } })
})

test('line data that a host sends only in the totals is shown like data of the cart', async () => {
  const bare = { item_id: 1, sku: SHIRT.sku, name: 'Shirt', qty: 2, price: 10, product_type: 'configurable' }
  visit.shop.once('GET checkout/cart/quote', json({ id: 1, items_count: 1, items_qty: 2, items: [bare] }))
  const options = JSON.stringify([
    { label: 'Size', value: 'M' },
    { label: 'Racket', value: ['1 x Club <span class="price">€ 5</span>'] },
  ])
  const line = { item_id: 1, name: 'Shirt', qty: 2, price_incl_tax: '12.1000', row_total_incl_tax: '24.2000', options }
  visit.shop.once('GET checkout/cart/totals-information', json({ grand_total: 24.2, items_qty: 2, items: [line], total_segments: [] }))
  await tab.cart.reloadCart()
  await tab.cart.loadTotals()
  expect(tab.cart.$lines.get()[0]?.item).toMatchObject({
    unitPrice: 12.1,
    rowTotal: 24.2,
    options: [
      { label: 'Size', value: 'M' },
      { label: 'Racket', value: '1 x Club € 5' },
    ],
  })
})

test('a missing price stays unknown: neither the price without tax nor 0', async () => {
  const bare = { item_id: 1, sku: SHIRT.sku, name: 'Shirt', qty: 2, price: 10, product_type: 'simple' }
  const whole = { ...bare, item_id: 2, price_incl_tax: 12.1, row_total_incl_tax: 24.2 }
  visit.shop.once('GET checkout/cart/quote', json({ id: 1, items_count: 2, items_qty: 4, items: [bare, whole] }))
  await tab.cart.reloadCart()
  expect(tab.cart.$lines.get().map(tab.cart.rowTotalOf)).toEqual([null, 24.2])
  void tab.cart.changeQuantity(2, 3)
  expect(tab.cart.$lines.get().map(tab.cart.rowTotalOf)).toEqual([null, 12.1 * 3])
})
