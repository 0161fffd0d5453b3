// The confirmation: the order is shown, reported once, and the checkout’s memory cleared.
import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { lastOrderAnswer } from '#tests/support/answers.ts'
import { html, json } from '#tests/support/fault-server.ts'
import { CHECKOUT, decide, fillCart, openTill } from '#stores/testing/till.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await openTill(visit)
  visit.shop.forgetCalls()
})
afterEach(() => visit.end())

describe('the confirmation', () => {
  const success = (from: Tab) => visit.follow(from, 'https://shop.test/nl/checkout/success')

  it('shows the order, reports it once for all tabs and reloads, and clears the checkout’s memory', async () => {
    await tab.payment.choosePaymentMethod('ideal')
    await tab.payment.placeOrder()
    decide(visit, 'paid')
    let next = await success(tab)
    expect(await next.order.loadOrder()).toMatchObject({ ok: true, value: { number: '100000077' } })
    expect(next.events.filter(({ name }) => name === 'order:placed')).toMatchObject([
      {
        detail: {
          orderNumber: '100000077',
          transactionId: '100000077',
          affiliation: 'Touchline',
          value: 54.95,
          currency: 'EUR',
          tax: 9.54,
          lines: [{ quantity: 2 }],
        },
      },
    ])
    next = await success(next)
    await next.order.loadOrder()
    const other = await visit.open()
    await other.order.loadOrder()
    expect([...next.eventNames(), ...other.eventNames()]).toEqual([])
    expect([...next.fake.session.keys()]).toEqual([])
    fillCart(visit)
    const again = await visit.follow(next, CHECKOUT)
    await again.checkout.openCheckout()
    expect(again.checkout.$guestEmail.get()).toBe('')
  })

  it('is reported with its coupon, and each line with brand, colour and categories', async () => {
    const [line] = lastOrderAnswer().items
    const totals = { ...lastOrderAnswer().totals, coupon_code: 'SPRING' }
    const items = [{ ...line, product_id: 12, manufacturer: 'Vellum', categories: ['Team wear', 'Shirts'] }]
    visit.shop.once('GET checkout/cart/last-order', json(lastOrderAnswer({ totals, items })))
    const next = await success(tab)
    await next.order.loadOrder()
    const counted = { item_group_id: '12', item_brand: 'Vellum', item_variant: 'Red', item_category: 'Team wear', item_category2: 'Shirts' }
    expect(next.events.filter(({ name }) => name === 'order:placed')).toMatchObject([
      { detail: { coupon: 'SPRING', lines: [{ ...counted, coupon: 'SPRING' }] } },
    ])
  })

  it('is announced to the other tabs: an empty cart there no longer leads to its payment', async () => {
    await tab.payment.choosePaymentMethod('ideal')
    await tab.payment.chooseIssuer('BANK1')
    await tab.payment.placeOrder()
    const other = await visit.open('https://shop.test/nl/checkout/cart')
    await other.waiting.loadWaitingPayment()
    expect(other.waiting.$isPaymentWaiting.get()).toBe(true)
    decide(visit, 'paid')
    const next = await success(tab)
    await next.order.loadOrder()
    await expect.poll(() => other.waiting.$isPaymentWaiting.get()).toBe(false)
  })

  it('reports no order that is neither paid nor pending', async () => {
    visit.shop.once('GET checkout/cart/last-order', json(lastOrderAnswer({ status: 'canceled' })))
    const next = await success(tab)
    await next.order.loadOrder()
    expect(next.eventNames()).toEqual([])
    await next.order.reloadOrder()
    expect(next.eventNames()).toEqual(['order:placed'])
  })

  it('that is left before analytics has loaded is reported by the next one', async () => {
    const next = await success(tab)
    const { expectListener } = await import('#shared/events/bus.ts')
    expectListener(new Promise(() => {}))
    void next.order.loadOrder()
    await expect.poll(() => next.order.$order.get()).toMatchObject({ state: 'ready' })
    expect(next.eventNames()).not.toContain('order:placed')
    const again = await success(next)
    await again.order.loadOrder()
    expect(again.eventNames()).toContain('order:placed')
  })

  it('that cannot be loaded fails and can be retried', async () => {
    visit.shop.once('GET checkout/cart/last-order', html(200))
    const next = await success(tab)
    expect(await next.order.loadOrder()).toMatchObject({ ok: false, error: { code: 'order.load-failed' } })
    expect(await next.order.loadOrder()).toMatchObject({ ok: true })
  })
})
