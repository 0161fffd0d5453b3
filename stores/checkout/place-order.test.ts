// One order per attempt, whatever fails on the way.
import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { placedOrderAnswer, shippingMethodAnswer } from '#tests/support/answers.ts'
import { html, json, reset } from '#tests/support/fault-server.ts'
import { decide, DRAFT, fillCart, keysOf, openTill, ORDER, provider, SHIPPING, STATUS } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await openTill(visit)
  visit.shop.forgetCalls()
})
afterEach(() => visit.end())

const keys = () => keysOf(visit)

describe('placing the order', () => {
  beforeEach(() => tab.payment.choosePaymentMethod('creditcard').then(() => visit.shop.forgetCalls()))

  it('sends everything once and leads to the provider', async () => {
    const placing = tab.payment.placeOrder()
    expect(tab.payment.$isPlacing.get()).toBe(true)
    expect(await placing).toEqual({ ok: true, value: null })
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
    expect(tab.payment.$isPlacing.get()).toBe(true)
    expect(visit.shop.arrivals(ORDER).map(({ body }) => body)).toMatchObject([
      {
        email: 'anna@example.test',
        shippingOptions: { requested_delivery_date: expect.stringContaining('"id":"s1"') },
        paymentMethod: { method: 'creditcard', additional_data: {}, extensionAttributes: {} },
        billingAddress: { country_id: 'NL' },
      },
    ])
  })

  it('leads to the confirmation if there is nothing to pay now', async () => {
    visit.shop.once(ORDER, json(placedOrderAnswer({ redirect_url: null })))
    await tab.payment.placeOrder()
    expect(tab.checkout.$mustLeave.get()).toEqual({ to: 'success', reason: 'ordered', url: '/nl/checkout/success' })
  })

  it('follows no address that could run a script or is not encrypted', async () => {
    visit.shop.once(ORDER, json(placedOrderAnswer({ redirect_url: 'http://pay.example/1' })))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.failed' } })
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    expect(tab.payment.$isPlacing.get()).toBe(false)
  })

  it('requires both addresses, and reports a missing one', async () => {
    tab.checkout.changeShippingAddress({ lastname: null, street: [null, null, null], city: null })
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'checkout.address-invalid' } })
    expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'checkout.address-invalid' })
    expect(keys()).toEqual([])
  })

  it('reports the same if the host refuses an address without a message', async () => {
    visit.shop.once(ORDER, json({ code: 'address' }, 400))
    await tab.payment.placeOrder()
    expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'checkout.address-invalid', message: null })
  })

  it('requires a method', async () => {
    const other = await openTill(visit)
    expect(await other.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.method-missing' } })
    expect(keys()).toEqual([])
  })

  it('is one request with one key, however often it is pressed', async () => {
    const calls = Array.from({ length: 5 }, () => tab.payment.placeOrder())
    expect(new Set(calls).size).toBe(1)
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 5 }, () => ({ ok: true, value: null })))
    await tab.payment.placeOrder()
    expect(visit.shop.calls()).toEqual([ORDER])
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('from two tabs is one order with one key', async () => {
    const other = await openTill(visit)
    await other.payment.choosePaymentMethod('creditcard')
    const results = await Promise.all([tab.payment.placeOrder(), other.payment.placeOrder()])
    expect(results).toEqual(Array.from({ length: 2 }, () => ({ ok: true, value: null })))
    expect(new Set(keys()).size).toBe(1)
    expect(visit.shop.kept.orders.size).toBe(1)
    expect([tab, other].map(({ checkout }) => checkout.$mustLeave.get())).toEqual([provider, provider])
  })

  it('uses this tab’s address and method, although another tab has saved others since', async () => {
    await openTill(visit)
    visit.shop.forgetCalls()
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(visit.shop.calls()).toEqual([SHIPPING, ORDER])
  })

  it('is not placed if this tab’s method is then refused', async () => {
    await openTill(visit)
    visit.shop.once(SHIPPING, json({ message: 'We do not send there' }, 400))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { message: 'We do not send there' } })
    expect(keys()).toEqual([])
    expect(tab.payment.$isPlacing.get()).toBe(false)
  })

  it('from two tabs waits for the first before the second is sent', async () => {
    const other = await openTill(visit)
    await other.payment.choosePaymentMethod('creditcard')
    visit.shop.forgetCalls()
    const release = visit.shop.hold(ORDER)
    const placing = [tab.payment.placeOrder(), other.payment.placeOrder()]
    await until(() => keys().length === 1)
    // The other tab saved last.
    expect(visit.shop.calls()).toEqual([SHIPPING, ORDER])
    release()
    await Promise.all(placing)
    expect(keys()).toHaveLength(1)
  })

  it('from a tab suspended during a failed payment is a new order with a new key', async () => {
    const other = await openTill(visit)
    await other.payment.choosePaymentMethod('creditcard')
    other.close()
    await tab.payment.placeOrder()
    decide(visit, 'canceled')
    fillCart(visit)
    expect(await other.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(new Set(keys()).size).toBe(2)
    expect(other.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('from a tab suspended during the order leads to the same payment', async () => {
    const other = await openTill(visit)
    await other.payment.choosePaymentMethod('creditcard')
    other.close()
    await tab.payment.placeOrder()
    await other.payment.placeOrder()
    expect(visit.shop.kept.orders.size).toBe(1)
    expect(other.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('with a lost answer asks the server, which knows the order', async () => {
    visit.shop.loseAnswer(ORDER)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(keys()).toHaveLength(1)
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('that never arrived is reported, and a second try has the same key', async () => {
    visit.shop.once(ORDER, reset)
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { kind: 'offline', code: 'payment.place-failed' } })
    expect(tab.payment.$paymentError.get()).toMatchObject({ kind: 'offline' })
    expect(tab.payment.$isPlacing.get()).toBe(false)
    await tab.payment.placeOrder()
    expect(visit.shop.calls()).toEqual([ORDER, STATUS, STATUS, ORDER, STATUS])
    expect(new Set(keys()).size).toBe(1)
    expect(visit.shop.kept.orders.size).toBe(1)
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('with a lost answer while the server is unreachable is reported as unknown, and creates no second order later', async () => {
    visit.shop.loseAnswer(ORDER)
    visit.shop.once(STATUS, html(200))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.answer-lost' } })
    const next = await openTill(visit, tab)
    await next.payment.resumePayment()
    expect(next.checkout.$mustLeave.get()).toEqual(provider)
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('after a lost answer and a reload has the same key', async () => {
    visit.shop.once(ORDER, reset)
    await tab.payment.placeOrder()
    const next = await openTill(visit, tab)
    await next.payment.choosePaymentMethod('creditcard')
    await next.payment.placeOrder()
    expect(new Set(keys()).size).toBe(1)
  })

  it('that is refused shows the server’s message, checks the stock, and gets another key', async () => {
    visit.shop.once(ORDER, json({ message: 'One or more products are out of stock.', code: 'stock' }, 400))
    visit.shop.kept.stock = 1
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { kind: 'rejected' } })
    expect(tab.payment.$paymentError.get()).toMatchObject({ message: 'One or more products are out of stock.' })
    expect(tab.checkout.$mustLeave.get()).toMatchObject({ to: 'cart', reason: 'stock' })
    visit.shop.kept.stock = 7
    await tab.cart.reloadCart()
    await tab.payment.placeOrder()
    expect(new Set(keys()).size).toBe(2)
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('with a delivery time that has passed leads back to the choice among the current ones', async () => {
    const slots = [{ id: 's9', date: '2026-11-24', from: '18:00', to: '22:00', label: 'Tuesday evening' }]
    const offer = shippingMethodAnswer({ extension_attributes: { delivery_slots: slots, pickup: null, promise: null } })
    visit.shop.once(ORDER, json({ message: 'This delivery time is no longer available.', code: 'slot' }, 400))
    visit.shop.once('POST checkout/cart/estimate-shipping-methods', json([offer]))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { reason: 'slot' } })
    expect([tab.checkout.$currentStep.get(), tab.checkout.$reachedStep.get()]).toEqual([2, 2])
    expect(tab.payment.$paymentError.get()).toMatchObject({ message: 'This delivery time is no longer available.' })
    expect(tab.payment.$isPlacing.get()).toBe(false)
    expect(tab.shipping.$deliverySlot.get()).toMatchObject({ id: 's9' })
    await tab.checkout.submitShipping()
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: true })
    expect(JSON.stringify(visit.shop.arrivals(SHIPPING).at(-1)?.body)).toContain('s9')
  })

  it('with an expired token renews it and orders once', async () => {
    visit.shop.once(ORDER, json({ message: 'Expired' }, 419))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: true })
    expect(new Set(keys()).size).toBe(1)
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('works with storage that is full', async () => {
    visit.browser.isFull = true
    visit.shop.once(ORDER, reset)
    await tab.payment.placeOrder()
    await tab.payment.placeOrder()
    expect(new Set(keys()).size).toBe(1)
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('does not send the shopper to an empty cart meanwhile', async () => {
    const release = visit.shop.holdAnswer(ORDER)
    const placing = tab.payment.placeOrder()
    await until(() => keys().length === 1)
    await tab.cart.reloadCart()
    expect(tab.cart.$count.get()).toBe(0)
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    release()
    await placing
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('waits for a pending choice', async () => {
    const release = visit.shop.hold(DRAFT)
    const choosing = tab.payment.choosePaymentMethod('creditcard')
    const placing = tab.payment.placeOrder()
    await until(() => visit.shop.arrivals(DRAFT).length === 1)
    expect(keys()).toEqual([])
    release()
    await Promise.all([choosing, placing])
    expect(visit.shop.calls().filter((call) => call === DRAFT || call === ORDER)).toEqual([DRAFT, ORDER])
  })
})
