// Tests that an address of a payment which the page does not allow is named to its developer, and leads nowhere.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { fillCart, openTill, ORDER } from '#stores/testing/till.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let told: string[]
beforeEach(() => {
  told = []
  vi.spyOn(console, 'error').mockImplementation((words: string) => void told.push(words))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await visit.end()
})

test.each([
  [
    ['https://pay.example'],
    'https://other.example/pay/1?token=secret',
    /https:\/\/other\.example .*paymentOrigins.*https:\/\/pay\.example/,
  ],
  [[], 'http://other.example/pay/1?token=secret', /http:\/\/other\.example .*https/],
])('with paymentOrigins %j, %s is refused by name, without what is secret in it', async (paymentOrigins, redirect_url, words) => {
  visit = await startVisit({ paymentOrigins })
  fillCart(visit)
  const tab = await openTill(visit)
  await tab.payment.choosePaymentMethod('creditcard')
  visit.shop.once(ORDER, json({ order_id: 7, order_number: '100000007', redirect_url }))
  await tab.payment.placeOrder()
  expect(tab.payment.$paymentError.get()).toMatchObject({ kind: 'malformed', code: 'payment.failed' })
  expect(tab.checkout.$mustLeave.get()).toBeNull()
  expect(told).toEqual([expect.stringMatching(words)])
  expect(told.join()).not.toContain('secret')
  const errors = tab.events.filter(({ name }) => name === 'error').map(({ detail }) => detail)
  expect(errors).toEqual([expect.objectContaining({ phase: 'payment', error: expect.objectContaining({ message: told[0] }) })])
})
