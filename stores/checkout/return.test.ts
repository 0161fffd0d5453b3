// The return from the provider: the server decides what became of the payment.
import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { CHECKOUT, decide, fillCart, keysOf, openTill, ORDER, provider, SHIPPING, STATUS, home } from '#stores/testing/till.ts'
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

describe('the way back from the provider', () => {
  const pay = async () => {
    await tab.payment.choosePaymentMethod('creditcard')
    await tab.payment.placeOrder()
  }

  it.each([
    ['canceled', 'payment.canceled'],
    ['rejected', 'payment.rejected'],
    ['failed', 'payment.failed'],
    ['expired', 'payment.expired'],
  ])('%s is reported, restores the cart and can be paid again with another key', async (status, code) => {
    await pay()
    decide(visit, status)
    fillCart(visit)
    const next = await openTill(visit, tab, `${CHECKOUT}?payment=paid`)
    expect(next.payment.$paymentError.get()).toMatchObject({ code, message: null })
    expect(next.checkout.$mustLeave.get()).toBeNull()
    expect(next.cart.$count.get()).toBe(2)
    expect(next.checkout.$guestEmail.get()).toBe('anna@example.test')
    await next.payment.choosePaymentMethod('creditcard')
    expect(next.payment.$paymentError.get()).toBeNull()
    await next.payment.placeOrder()
    expect(new Set(keys()).size).toBe(2)
    expect(visit.shop.kept.orders.size).toBe(2)
  })

  it('after a failed payment leads to the payment step, with all choices, where she can order again', async () => {
    tab.checkout.changeShippingAddress(home)
    await tab.shipping.chooseShippingMethod('postnl_evening')
    tab.shipping.changeExtensionAttribute('note', 'ring twice')
    await tab.shipping.saveShipping()
    await pay()
    decide(visit, 'canceled')
    fillCart(visit)
    const next = await visit.follow(tab, CHECKOUT)
    await next.checkout.openCheckout()
    expect(next.checkout.$currentStep.get()).toBe(3)
    visit.shop.forgetCalls()
    await next.payment.offerPayments()
    expect(next.payment.$paymentMethods.get().state).toBe('ready')
    expect(next.payment.$paymentCode.get()).toBe('creditcard')
    expect(next.payment.$paymentError.get()).toMatchObject({ code: 'payment.canceled' })
    expect(visit.shop.arrivals(SHIPPING)).toMatchObject([
      {
        body: {
          addressInformation: {
            shippingAddress: home,
            shippingMethodCode: 'evening',
            extensionAttributes: { note: 'ring twice' },
          },
        },
      },
    ])
    await next.payment.placeOrder()
    expect(visit.shop.kept.orders.size).toBe(2)
  })

  it('leads to the first step if the server no longer accepts the input', async () => {
    tab.checkout.changeShippingAddress(home)
    await pay()
    decide(visit, 'canceled')
    fillCart(visit)
    const next = await visit.follow(tab, CHECKOUT)
    await next.checkout.openCheckout()
    visit.shop.once(SHIPPING, json({ message: 'Billing- and/or shipping address is not valid' }, 400))
    await next.payment.offerPayments()
    expect([next.checkout.$currentStep.get(), next.checkout.$reachedStep.get()]).toEqual([1, 1])
    expect(next.checkout.$shippingAddress.get()).toMatchObject(home)
    expect(next.payment.$paymentError.get()).toMatchObject({ code: 'payment.canceled' })
  })

  it.each(['paid', 'pending'])('%s leads to the confirmation, whatever the address says', async (status) => {
    await pay()
    decide(visit, status)
    const next = await visit.follow(tab, `${CHECKOUT}?payment=canceled`)
    await next.checkout.openCheckout()
    expect(next.checkout.$mustLeave.get()).toMatchObject({ to: 'success' })
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('from a reload faster than the order reports it, once a step is refused for it', async () => {
    const release = visit.shop.hold(ORDER)
    await tab.payment.choosePaymentMethod('creditcard')
    void tab.payment.placeOrder()
    await until(() => keys().length === 1)
    const next = await openTill(visit, tab)
    expect(next.payment.$paymentStatus.get()).toMatchObject({ value: { status: 'none' } })
    release()
    await until(() => visit.shop.kept.orders.size === 1)
    visit.shop.once('POST checkout/cart/shipping-information', json({ message: 'This cart is ordered already' }, 409))
    await next.shipping.saveShipping()
    expect(next.payment.$paymentStatus.get()).toMatchObject({ value: { status: 'open' } })
    expect(next.cart.$count.get()).toBe(0)
    expect(next.checkout.$mustLeave.get()).toBeNull()
  })

  it('depends on the server only: an address alone means nothing', async () => {
    const next = await visit.follow(tab, `${CHECKOUT}?payment=canceled`)
    await next.checkout.openCheckout()
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('with an open payment offers to continue or cancel it, and never leads to an empty cart', async () => {
    await pay()
    const next = await visit.follow(tab, CHECKOUT)
    await next.checkout.openCheckout()
    expect(next.payment.$paymentStatus.get()).toMatchObject({ value: { status: 'open' } })
    expect(next.checkout.$mustLeave.get()).toBeNull()
    await next.payment.resumePayment()
    expect(next.checkout.$mustLeave.get()).toEqual(provider)
    const later = await visit.follow(next, CHECKOUT)
    await later.checkout.openCheckout()
    fillCart(visit)
    const ways: unknown[] = []
    later.checkout.$mustLeave.listen((way) => way && ways.push(way))
    await later.payment.giveUpPayment()
    // Not even while its cart is being restored.
    expect(ways).toEqual([])
    expect(later.payment.$paymentError.get()).toMatchObject({ code: 'payment.canceled' })
    expect(later.cart.$count.get()).toBe(2)
  })

  it('through the back/forward cache leaves the button working', async () => {
    await pay()
    expect(tab.payment.$isPlacing.get()).toBe(true)
    decide(visit, 'canceled')
    fillCart(visit)
    tab.fake.wake()
    await until(() => tab.payment.$paymentError.get()?.code === 'payment.canceled')
    await until(() => tab.cart.$count.get() === 2)
    expect(tab.payment.$isPlacing.get()).toBe(false)
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  })

  it('through the back/forward cache waits for the server before it accepts an empty cart', async () => {
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

  it('with a payment that failed in another tab does not lead to the cart while it is being restored', async () => {
    await pay()
    const next = await visit.follow(tab, CHECKOUT)
    await next.checkout.openCheckout()
    const ways: unknown[] = []
    next.checkout.$mustLeave.listen((way) => way && ways.push(way))
    decide(visit, 'canceled')
    fillCart(visit)
    await next.payment.loadPaymentStatus()
    expect(ways).toEqual([])
    expect(next.payment.$paymentError.get()).toMatchObject({ code: 'payment.canceled' })
  })

  it('reports a failure once, not again on the next page', async () => {
    await pay()
    decide(visit, 'canceled')
    fillCart(visit)
    const next = await openTill(visit, await openTill(visit, tab))
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('reports a failure once, not again with every change elsewhere', async () => {
    await pay()
    decide(visit, 'canceled')
    fillCart(visit)
    const next = await openTill(visit, tab)
    await next.payment.choosePaymentMethod('creditcard')
    const other = await visit.open()
    await other.cart.addToCart([{ sku: 'BALL', quantity: 1 }])
    await until(() => next.cart.$count.get() === 3)
    expect(next.payment.$paymentError.get()).toBeNull()
  })

  it('in another tab leads a checkout that is open there to the payment too', async () => {
    const other = await openTill(visit)
    await pay()
    await until(() => other.cart.$count.get() === 0)
    expect(other.payment.$paymentStatus.get()).toMatchObject({ value: { status: 'open' } })
    expect(other.checkout.$mustLeave.get()).toBeNull()
  })
})
