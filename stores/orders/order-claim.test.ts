// Which browser reports an order: the host's answers, and hosts without an answer.
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
  // A host without the call: each browser reports once, as before.
  ['granted', json({ message: 'No such call' }, 404)],
  ['granted', json({ message: 'No such call' }, 405)],
  // The decision is unknown.
  ['unanswered', html(200)],
  ['unanswered', json({ message: 'Down' }, 503)],
  ['unanswered', json({ message: 'Slowly' }, 429)],
  // The host refuses.
  ['taken', json({ message: 'No' }, 400)],
] as const)('%s', async (expected, answer) => {
  visit.shop.once(CALL, answer)
  expect(await claimOrder('100000077', 'a-word-of-mine')).toBe(expected)
  expect(visit.shop.arrivals(CALL).at(-1)?.body).toEqual({ order_number: '100000077', claim: 'a-word-of-mine' })
})
