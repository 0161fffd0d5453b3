// The host's veto before an order is sent.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillCart, openTill, ORDER } from '#stores/testing/till.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await openTill(visit)
  await tab.payment.choosePaymentMethod('creditcard')
})
afterEach(() => visit.end())

/** Listens to the event in the tab's own modules. */
async function onPlacing(listener: (refuse: (sentence: string) => void) => void): Promise<() => void> {
  const { on } = await import('#shared/events/bus.ts')
  return on('checkout:placing', ({ refuse }) => listener(refuse))
}

it('refuses the order with the host’s sentence; without it the same press orders', async () => {
  const stop = await onPlacing((refuse) => refuse('Not today.'))
  expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { kind: 'rejected', message: 'Not today.' } })
  expect(tab.payment.$paymentError.get()?.message).toBe('Not today.')
  expect([tab.payment.$isPlacing.get(), visit.shop.arrivals(ORDER).length]).toEqual([false, 0])
  stop()
  expect(await tab.payment.placeOrder()).toMatchObject({ ok: true })
  expect(visit.shop.arrivals(ORDER)).toHaveLength(1)
})

it('cannot be refused after the event', async () => {
  let late = (_: string) => {}
  await onPlacing((refuse) => {
    late = refuse
  })
  const placing = tab.payment.placeOrder()
  late('Too late.')
  expect(await placing).toMatchObject({ ok: true })
})
