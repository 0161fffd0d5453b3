// A platform whose answer to a toggle contains nothing but success.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { empty, json, noContent } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab
beforeEach(async () => {
  visit = await startVisit({ extensions: [], session: { customer: null, itemsCount: 0, compare: [] } })
  tab = await visit.open()
})
afterEach(() => visit.end())

it.each([
  ['true', json(true)],
  ['[]', json([])],
  ['201', json(null, 201)],
  ['201 without a body', empty(201)],
  ['204', noContent],
])('%s to a heart and to a comparison means that the requested state holds', async (_name, answer) => {
  visit.shop.always('PUT customer/wishlist/items/toggle', answer)
  visit.shop.always('POST api/catalog/compare/toggle-sku', answer)
  expect(await tab.wishlist.toggleWish(7, true)).toEqual({ ok: true, value: true })
  expect(tab.wishlist.$wishedIds.get()).toEqual([7])
  expect(await tab.compare.toggleCompare('BALL', true)).toEqual({ ok: true, value: true })
  expect(tab.compare.$comparedSkus.get()).toEqual(['BALL'])
})
