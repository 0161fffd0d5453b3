// A link that leaves the page waits for pending writes, and for nothing else.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { knowCart, LINE } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
  await knowCart(visit, tab, 6)
})
afterEach(() => visit.end())

it('leaves at once if nothing is pending, and otherwise once all writes are answered', async () => {
  expect(tab.cart.untilWritten()).toBe(null)
  await tab.cart.changeQuantity(41, 5)
  expect(tab.cart.untilWritten()).toBe(null)
})

it('waits for the last of several changes', async () => {
  const release = visit.shop.hold(LINE)
  const first = tab.cart.changeQuantity(41, 5)
  await until(() => visit.shop.arrivals(LINE).length === 1)
  const last = tab.cart.changeQuantity(41, 4)
  const leave = tab.cart.untilWritten()
  const there = leave?.then((mayGo) => [mayGo, visit.shop.kept.lines[0]?.qty])
  release()
  expect(await there).toEqual([true, 4])
  await Promise.all([first, last])
})

it('stays if the last change is refused, and leaves if only an earlier one was', async () => {
  const refused = tab.cart.changeQuantity(41, 9)
  expect(await tab.cart.untilWritten()).toBe(false)
  await refused
  // The line shows the error and the server's quantity again, so the next press leaves at once.
  expect(tab.cart.untilWritten()).toBe(null)

  const release = visit.shop.hold(LINE)
  const before = tab.cart.changeQuantity(41, 9)
  await until(() => visit.shop.arrivals(LINE).length === 2)
  const last = tab.cart.changeQuantity(41, 5)
  const leave = tab.cart.untilWritten()
  release()
  expect(await leave).toBe(true)
  await Promise.all([before, last])
})

it('stays while a field has an invalid quantity', async () => {
  await tab.cart.changeQuantity(41, Number.NaN)
  expect(await tab.cart.untilWritten()).toBe(false)
  await tab.cart.changeQuantity(41, 5)
  expect(tab.cart.untilWritten()).toBe(null)
})

it('leaves if the line of such a field is removed', async () => {
  await tab.cart.changeQuantity(41, Number.NaN)
  visit.shop.kept.lines = []
  await tab.cart.reloadCart()
  expect(tab.cart.untilWritten()).toBe(null)
})

it('stays if a product added meanwhile is refused', async () => {
  const added = tab.cart.addToCart({ sku: 'NO-SUCH', quantity: 99 })
  expect(await tab.cart.untilWritten()).toBe(false)
  expect(await added).toMatchObject({ ok: false })
})
