// Who tells of an order: what the host says, and what is made of hosts that say nothing.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { html, json } from '#tests/support/fault-server.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

const CALL = 'POST checkout/cart/last-order/claim'
let visit: Visit
let claimOrder: typeof import('./order-claim.ts').claimOrder

beforeEach(async () => {
  visit = await startVisit()
  await visit.open()
  ;({ claimOrder } = await import('./order-claim.ts'))
})
afterEach(() => visit.end())

test.each([
  ['granted', json({ granted: true })],
  ['taken', json({ granted: false })],
  // A host without the call: each browser tells once, as before.
  ['granted', json({ message: 'No such call' }, 404)],
  ['granted', json({ message: 'No such call' }, 405)],
  // Nobody knows what it decided.
  ['unanswered', html(200)],
  ['unanswered', json({ message: 'Down' }, 503)],
  ['unanswered', json({ message: 'Slowly' }, 429)],
  // It says no.
  ['taken', json({ message: 'No' }, 400)],
] as const)('%s', async (expected, answer) => {
  visit.shop.once(CALL, answer)
  expect(await claimOrder('100000077', 'a-word-of-mine')).toBe(expected)
  expect(visit.shop.arrivals(CALL).at(-1)?.body).toEqual({ order_number: '100000077', claim: 'a-word-of-mine' })
})
