// Opening the checkout, and when the shopper has to leave it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHECKOUT, fillCart, home, openTill } from '#stores/testing/till.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await visit.open(CHECKOUT)
})
afterEach(() => visit.end())

describe('opening', () => {
  it('emits once that the checkout has started, with its basket', async () => {
    await Promise.all([tab.checkout.openCheckout(), tab.checkout.openCheckout()])
    const started = tab.events.filter(({ name }) => name === 'checkout:started')
    expect(started).toMatchObject([{ detail: { value: 50, currency: 'EUR', lines: [{ item_id: 'SHIRT-RED-M', quantity: 2 }] } }])
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  })

  it.each([
    ['out of stock', 0],
    ['fewer than wanted', 1],
  ])('leads back to the cart when a line is %s', async (_, stock) => {
    visit.shop.kept.stock = stock
    await tab.checkout.openCheckout()
    expect(tab.checkout.$mustLeave.get()).toEqual({ to: 'cart', reason: 'stock', url: '/nl/checkout/cart?reason=stock' })
  })

  it('leads back to the cart when that is empty', async () => {
    visit.shop.kept.lines = []
    await tab.checkout.openCheckout()
    expect(tab.checkout.$mustLeave.get()).toMatchObject({ to: 'cart', reason: 'empty' })
    expect(tab.eventNames()).not.toContain('checkout:started')
  })

  it('does not leave if the cart could not be loaded, and can be retried', async () => {
    tab.fake.isOffline = true
    expect(await tab.checkout.openCheckout()).toMatchObject({ ok: false })
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    tab.fake.isOffline = false
    expect(await tab.checkout.openCheckout()).toMatchObject({ ok: true })
  })
})

describe('opening with another cart, after an order whose confirmation was left before it cleared the input', () => {
  const order = async () => {
    tab = await openTill(visit, tab)
    tab.checkout.changeShippingAddress(home)
    await tab.payment.choosePaymentMethod('creditcard')
    await tab.payment.placeOrder()
  }
  /** The shopper fills the next cart, and the host no longer reports the earlier order. */
  const moveOn = () => {
    visit.shop.kept.cartId += 1
    visit.shop.kept.orders.clear()
    fillCart(visit)
  }

  it('is a new checkout, with nothing filled in', async () => {
    await order()
    moveOn()
    const next = await visit.follow(tab, CHECKOUT)
    await next.checkout.openCheckout()
    expect([next.checkout.$currentStep.get(), next.checkout.$reachedStep.get()]).toEqual([1, 1])
    expect(next.checkout.$shippingAddress.get()).not.toMatchObject({ lastname: home.lastname })
    expect(next.checkout.$guestEmail.get()).toBe('')
    const later = await visit.follow(next, CHECKOUT)
    await later.checkout.openCheckout()
    expect(later.checkout.$guestEmail.get()).toBe('')
  })

  it('keeps the input for a cart that was not ordered', async () => {
    tab = await openTill(visit, tab)
    moveOn()
    const next = await visit.follow(tab, CHECKOUT)
    await next.checkout.openCheckout()
    expect(next.checkout.$guestEmail.get()).toBe('anna@example.test')
  })
})
