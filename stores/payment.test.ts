// Paying: one order per intent whatever happens on the way, and the server's word on what became of the payment.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { customerAnswer, lastOrderAnswer, placedOrderAnswer, sessionAnswer } from '../tests/support/answers.ts'
import { html, json, reset } from '../tests/support/fault-server.ts'
import { startVisit, type Tab, until, type Visit } from './testing/visit.ts'

const ORDER = 'POST checkout/cart/payment-information'
const DRAFT = 'POST checkout/cart/set-payment-information'
const STATUS = 'GET checkout/cart/payment-status'
const CHECKOUT = 'https://shop.test/nl/checkout'
const provider = { to: 'provider', reason: 'paying', url: 'https://pay.example/attempt/1' }

let visit: Visit
let tab: Tab
let tabs: Tab[] = []

/** A checkout whose last step is open. */
async function openPayment(tabToFollow?: Tab, href = CHECKOUT) {
  const opened = await (tabToFollow ? visit.follow(tabToFollow, href) : visit.open(href))
  tabs.push(opened)
  await opened.checkout.openCheckout()
  opened.checkout.changeEmail('anna@example.test')
  await opened.shipping.loadShippingMethods()
  await opened.shipping.saveShipping()
  return opened
}

const fill = () => {
  visit.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
}
const keys = () => visit.shop.arrivals(ORDER).map(({ headers }) => headers['idempotency-key'])
const setStatus = (status: string) => {
  for (const order of visit.shop.kept.orders.values()) order.status = status
}

beforeEach(async () => {
  visit = await startVisit()
  fill()
  tab = await openPayment()
  visit.shop.forgetCalls()
})
afterEach(async () => {
  for (const opened of tabs) opened.close()
  tabs = []
  await visit.shop.close()
})

describe('choosing a method', () => {
  it('tells the server, with a guest’s e-mail address', async () => {
    expect(await tab.payment.choosePaymentMethod('ideal')).toEqual({ ok: true, value: null })
    await tab.payment.chooseIssuer('BANK1')
    expect(visit.shop.arrivals(DRAFT).map(({ body }) => body)).toEqual([
      { paymentMethod: { method: 'ideal', additional_data: {} }, email: 'anna@example.test' },
      { paymentMethod: { method: 'ideal', additional_data: { issuer: 'BANK1' } }, email: 'anna@example.test' },
    ])
    expect(tab.payment.$issuer.get()).toBe('BANK1')
    expect(tab.events.at(-1)).toMatchObject({ name: 'checkout:payment-chosen', detail: { code: 'ideal', title: 'iDEAL' } })
  })

  it('without it for a customer, whose address the server knows', async () => {
    visit.browser.cookies.set('touchline-session', '2000')
    visit.shop.once('GET api/session', json(sessionAnswer({ customer: customerAnswer(), changed_at: 2_000 })))
    await tab.session.reloadSession()
    await tab.payment.choosePaymentMethod('ideal')
    expect(visit.shop.arrivals(DRAFT)[0]?.body).toEqual({ paymentMethod: { method: 'ideal', additional_data: {} } })
  })

  it('asks to skip validation where the method says so', async () => {
    await tab.payment.choosePaymentMethod('creditcard')
    expect(visit.shop.arrivals(DRAFT)[0]?.body).toMatchObject({ extension_attributes: { skip_validation: true } })
  })

  it('forgets the bank of another method', async () => {
    await tab.payment.choosePaymentMethod('ideal')
    await tab.payment.chooseIssuer('BANK1')
    await tab.payment.choosePaymentMethod('creditcard')
    expect(tab.payment.$issuer.get()).toBeNull()
  })

  it('that fails is logged only', async () => {
    visit.shop.once(DRAFT, json({ message: 'No' }, 400))
    await tab.payment.choosePaymentMethod('ideal')
    expect(tab.payment.$paymentError.get()).toBeNull()
    expect(tab.payment.$paymentCode.get()).toBe('ideal')
    expect(tab.events.filter(({ name }) => name === 'error')).toHaveLength(1)
  })
})

describe('placing the order', () => {
  beforeEach(() => tab.payment.choosePaymentMethod('ideal').then(() => visit.shop.forgetCalls()))

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
        paymentMethod: { method: 'ideal', additional_data: {}, extensionAttributes: {} },
        billingAddress: { country_id: 'NL' },
      },
    ])
  })

  it('leads to the confirmation where there is nothing to pay now', async () => {
    visit.shop.once(ORDER, json(placedOrderAnswer({ redirect_url: null })))
    await tab.payment.placeOrder()
    expect(tab.checkout.$mustLeave.get()).toEqual({ to: 'success', reason: 'ordered', url: '/nl/checkout/success' })
  })

  it('follows no address that could run a script or go over a wire in the clear', async () => {
    visit.shop.once(ORDER, json(placedOrderAnswer({ redirect_url: 'http://pay.example/1' })))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.failed' } })
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    expect(tab.payment.$isPlacing.get()).toBe(false)
  })

  it('needs a method', async () => {
    const other = await openPayment()
    expect(await other.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.method-missing' } })
    expect(keys()).toEqual([])
  })

  it('is one request with one key, however often it is asked for', async () => {
    const calls = Array.from({ length: 5 }, () => tab.payment.placeOrder())
    expect(new Set(calls).size).toBe(1)
    expect(await Promise.all(calls)).toEqual(Array(5).fill({ ok: true, value: null }))
    await tab.payment.placeOrder()
    expect(visit.shop.calls()).toEqual([ORDER])
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('from two tabs is one order with one key', async () => {
    const other = await openPayment()
    await other.payment.choosePaymentMethod('creditcard')
    const results = await Promise.all([tab.payment.placeOrder(), other.payment.placeOrder()])
    expect(results).toEqual(Array(2).fill({ ok: true, value: null }))
    expect(new Set(keys()).size).toBe(1)
    expect(visit.shop.kept.orders.size).toBe(1)
    expect([tab, other].map(({ checkout }) => checkout.$mustLeave.get())).toEqual([provider, provider])
  })

  it('from two tabs waits for the first before the second asks', async () => {
    const other = await openPayment()
    await other.payment.choosePaymentMethod('ideal')
    visit.shop.forgetCalls()
    const release = visit.shop.hold(ORDER)
    const placing = [tab.payment.placeOrder(), other.payment.placeOrder()]
    await until(() => keys().length === 1)
    expect(visit.shop.calls()).toEqual([ORDER])
    release()
    await Promise.all(placing)
    expect(keys()).toHaveLength(1)
  })

  it('from a tab that slept through a payment that came to nothing is a new order with a new key', async () => {
    const other = await openPayment()
    await other.payment.choosePaymentMethod('ideal')
    other.close()
    await tab.payment.placeOrder()
    setStatus('canceled')
    fill()
    expect(await other.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(new Set(keys()).size).toBe(2)
    expect(other.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('from a tab that slept through the order leads to the same payment', async () => {
    const other = await openPayment()
    await other.payment.choosePaymentMethod('ideal')
    other.close()
    await tab.payment.placeOrder()
    await other.payment.placeOrder()
    expect(visit.shop.kept.orders.size).toBe(1)
    expect(other.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('whose answer is lost asks the server, which knows the order', async () => {
    visit.shop.loseAnswer(ORDER)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(keys()).toHaveLength(1)
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('that never arrived says so, and a second try carries the same key', async () => {
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

  it('whose answer is lost while the server cannot be asked says that nobody knows, and makes no second order later', async () => {
    visit.shop.loseAnswer(ORDER)
    visit.shop.once(STATUS, html(200))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.answer-lost' } })
    const next = await openPayment(tab)
    await next.payment.resumePayment()
    expect(next.checkout.$mustLeave.get()).toEqual(provider)
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('after a lost answer and a reload carries the key on', async () => {
    visit.shop.once(ORDER, reset)
    await tab.payment.placeOrder()
    const next = await openPayment(tab)
    await next.payment.choosePaymentMethod('ideal')
    await next.payment.placeOrder()
    expect(new Set(keys()).size).toBe(1)
  })

  it('that is refused says so in the server’s words, looks at the stock, and begins anew with another key', async () => {
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

  it('with a token that expired gets a fresh one and orders once', async () => {
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

  it('does not send the shopper to an empty cart on the way', async () => {
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

  it('waits for a choice that is on its way', async () => {
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

describe('the way back from the provider', () => {
  const pay = async () => {
    await tab.payment.choosePaymentMethod('ideal')
    await tab.payment.placeOrder()
  }

  it.each([
    ['canceled', 'payment.canceled'],
    ['rejected', 'payment.rejected'],
    ['failed', 'payment.failed'],
    ['expired', 'payment.expired'],
  ])('%s says so, gives the cart back and pays anew with another key', async (status, code) => {
    await pay()
    setStatus(status)
    fill()
    const next = await openPayment(tab, `${CHECKOUT}?payment=paid`)
    expect(next.payment.$paymentError.get()).toMatchObject({ code, message: null })
    expect(next.checkout.$mustLeave.get()).toBeNull()
    expect(next.cart.$count.get()).toBe(2)
    expect(next.checkout.$guestEmail.get()).toBe('anna@example.test')
    await next.payment.choosePaymentMethod('ideal')
    expect(next.payment.$paymentError.get()).toBeNull()
    await next.payment.placeOrder()
    expect(new Set(keys()).size).toBe(2)
    expect(visit.shop.kept.orders.size).toBe(2)
  })

  it.each(['paid', 'pending'])('%s leads to the confirmation, whatever the address says', async (status) => {
    await pay()
    setStatus(status)
    const next = await visit.follow(tab, `${CHECKOUT}?payment=canceled`)
    tabs.push(next)
    await next.checkout.openCheckout()
    expect(next.checkout.$mustLeave.get()).toMatchObject({ to: 'success' })
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('is believed from the server only: an address alone means nothing', async () => {
    const next = await visit.follow(tab, `${CHECKOUT}?payment=canceled`)
    tabs.push(next)
    await next.checkout.openCheckout()
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('open can be gone on with or given up, and sends nobody to an empty cart', async () => {
    await pay()
    const next = await visit.follow(tab, CHECKOUT)
    tabs.push(next)
    await next.checkout.openCheckout()
    expect(next.payment.$paymentStatus.get()).toMatchObject({ value: { status: 'open' } })
    expect(next.checkout.$mustLeave.get()).toBeNull()
    await next.payment.resumePayment()
    expect(next.checkout.$mustLeave.get()).toEqual(provider)
    const later = await visit.follow(next, CHECKOUT)
    tabs.push(later)
    await later.checkout.openCheckout()
    fill()
    await later.payment.giveUpPayment()
    expect(later.payment.$paymentError.get()).toMatchObject({ code: 'payment.canceled' })
    expect(later.cart.$count.get()).toBe(2)
  })

  it('through the back/forward cache leaves no dead button', async () => {
    await pay()
    expect(tab.payment.$isPlacing.get()).toBe(true)
    setStatus('canceled')
    fill()
    tab.fake.wake()
    await until(() => tab.payment.$paymentError.get()?.code === 'payment.canceled')
    await until(() => tab.cart.$count.get() === 2)
    expect(tab.payment.$isPlacing.get()).toBe(false)
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  })

  it('through the back/forward cache waits for the server’s word before an empty cart counts', async () => {
    await pay()
    const release = visit.shop.holdAnswer(STATUS)
    tab.fake.wake()
    await tab.cart.reloadCart()
    expect(tab.cart.$count.get()).toBe(0)
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    release()
    await until(() => tab.payment.$paymentStatus.get().state === 'ready')
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  })

  it('says a loss once, not again with the next page', async () => {
    await pay()
    setStatus('canceled')
    fill()
    const next = await openPayment(await openPayment(tab))
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('says a loss once, not again with every change elsewhere', async () => {
    await pay()
    setStatus('canceled')
    fill()
    const next = await openPayment(tab)
    await next.payment.choosePaymentMethod('ideal')
    const other = await visit.open()
    tabs.push(other)
    await other.cart.addToCart([{ sku: 'BALL', qty: 1 }])
    await until(() => next.cart.$count.get() === 3)
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('in another tab leads a checkout that stood open there to the payment too', async () => {
    const other = await openPayment()
    await pay()
    await until(() => other.cart.$count.get() === 0)
    expect(other.payment.$paymentStatus.get()).toMatchObject({ value: { status: 'open' } })
    expect(other.checkout.$mustLeave.get()).toBeNull()
  })
})

describe('the confirmation', () => {
  const success = async (from: Tab) => {
    const next = await visit.follow(from, 'https://shop.test/nl/checkout/success')
    tabs.push(next)
    return next
  }

  it('shows the order, counts it once for all tabs and reloads, and wipes what the checkout kept', async () => {
    await tab.payment.choosePaymentMethod('ideal')
    await tab.payment.placeOrder()
    setStatus('paid')
    let next = await success(tab)
    expect(await next.order.loadOrder()).toMatchObject({ ok: true, value: { order_number: '100000077' } })
    expect(next.events.filter(({ name }) => name === 'order:placed')).toMatchObject([
      { detail: { orderNumber: '100000077', affiliation: 'Touchline', value: 54.95, currency: 'EUR', tax: 9.54, lines: [{ quantity: 2 }] } },
    ])
    next = await success(next)
    await next.order.loadOrder()
    const other = await visit.open()
    tabs.push(other)
    await other.order.loadOrder()
    expect([...next.told(), ...other.told()]).toEqual([])
    expect([...next.fake.session.keys()]).toEqual([])
    fill()
    const again = await visit.follow(next, CHECKOUT)
    tabs.push(again)
    await again.checkout.openCheckout()
    expect(again.checkout.$guestEmail.get()).toBe('')
  })

  it('counts nothing that is not paid or on its way', async () => {
    visit.shop.once('GET checkout/cart/last-order', json(lastOrderAnswer({ status: 'canceled' })))
    const next = await success(tab)
    await next.order.loadOrder()
    expect(next.told()).toEqual([])
    await next.order.reloadOrder()
    expect(next.told()).toEqual(['order:placed'])
  })

  it('that cannot be read fails and can be asked for again', async () => {
    visit.shop.once('GET checkout/cart/last-order', html(200))
    const next = await success(tab)
    expect(await next.order.loadOrder()).toMatchObject({ ok: false, error: { code: 'order.load-failed' } })
    expect(await next.order.loadOrder()).toMatchObject({ ok: true })
  })
})
