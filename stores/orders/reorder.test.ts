// One reorder: a page reloaded while it is being sent and another tab repeat it, a later press starts a new one.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reorderAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

const CALL = 'POST api/customer/orders/100000077/reorder'
let visit: Visit
beforeEach(async () => {
  visit = await startVisit()
  for (let call = 0; call < 8; call++) visit.shop.once(CALL, json(reorderAnswer()))
})
afterEach(() => visit.end())

/** Opens a tab with its own store: modules are loaded again for each tab. */
async function openTab() {
  await visit.open('https://shop.test/nl/account/orders/100000077')
  return import('./reorder.ts')
}
const keys = () =>
  visit.shop
    .arrivals(CALL)
    .map(({ headers }) => headers['idempotency-key'])
    .filter(Boolean)

test('a page reloaded meanwhile sends the same key', async () => {
  const first = await openTab()
  const pressed = first.startReorder('100000077', true)
  await pressed
  const second = await openTab()
  await second.startReorder('100000077', false)
  await first.confirmReorder()
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
})

test('a press after the reorder is done, or with other lines, gets another key', async () => {
  const { startReorder, toggleReorderLine, confirmReorder } = await openTab()
  await startReorder('100000077', false)
  await startReorder('100000077', false)
  await startReorder('100000077', true)
  toggleReorderLine(1)
  await confirmReorder()
  expect(new Set(keys()).size).toBe(3)
})

test('the key is stored for at most two minutes', async () => {
  const first = await openTab()
  await first.startReorder('100000077', true)
  visit.browser.pass(2 * 60_000 + 1)
  const second = await openTab()
  await second.startReorder('100000077', false)
  await first.confirmReorder()
  expect(new Set(keys()).size).toBe(2)
})
