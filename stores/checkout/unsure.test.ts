// After a lost answer to an order the server is asked until it reports the outcome.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { html, reset } from '#tests/support/fault-server.ts'
import { CHECKOUT, decide, fillCart, openTill, ORDER, provider, STATUS } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

const requests = () => visit.shop.arrivals(STATUS).length

describe('an order whose answer is lost with the connection', () => {
  beforeEach(async () => {
    fillCart(visit)
    tab = await openTill(visit)
    await tab.payment.choosePaymentMethod('creditcard')
    visit.shop.forgetCalls()
  })

  /** Sends the order, which arrives or not; then the connection is lost. */
  async function loseLine(hasArrived: boolean): Promise<void> {
    if (hasArrived) visit.shop.loseAnswer(ORDER)
    else visit.shop.once(ORDER, reset)
    visit.shop.always(STATUS, html(200))
    await tab.payment.placeOrder()
    expect(tab.payment.$isUnsure.get()).toBe(true)
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  }
  const mend = () => visit.shop.always(STATUS, visit.shop.asUsual)

  it('is checked at once when the connection is back, and leads to the provider', async () => {
    await loseLine(true)
    mend()
    tab.fake.comeOnline()
    await until(() => tab.checkout.$mustLeave.get() !== null)
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('is checked every few seconds, at growing intervals', async () => {
    await loseLine(true)
    const before = requests()
    for (const [at, wait] of [2_000, 4_000, 8_000].entries()) {
      visit.browser.pass(wait - 1)
      expect(requests()).toBe(before + at)
      visit.browser.pass(1)
      await until(() => requests() === before + at + 1 && !tab.payment.$isChecking.get())
    }
    mend()
    visit.browser.pass(30_000)
    await until(() => tab.checkout.$mustLeave.get()?.to === 'provider')
  })

  it('that never arrived is reported as not placed, and the checks end', async () => {
    await loseLine(false)
    mend()
    await tab.payment.checkAgain()
    expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'payment.nothing-ordered' })
    expect(tab.payment.$isUnsure.get()).toBe(false)
    const before = requests()
    visit.browser.pass(60_000)
    tab.fake.comeOnline()
    expect(requests()).toBe(before)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(visit.shop.kept.orders.size).toBe(1)
  })

  it('that was paid meanwhile leads to the confirmation', async () => {
    await loseLine(true)
    decide(visit, 'paid')
    mend()
    await tab.payment.checkAgain()
    expect(tab.checkout.$mustLeave.get()).toMatchObject({ to: 'success' })
  })

  it('that was cancelled meanwhile is reported', async () => {
    await loseLine(true)
    decide(visit, 'canceled')
    mend()
    await tab.payment.checkAgain()
    expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'payment.canceled' })
  })

  it('does not send her to the cart, which the order has emptied', async () => {
    await loseLine(true)
    await tab.cart.reloadCart()
    expect(tab.cart.$count.get()).toBe(0)
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  })

  it('is still checked on the next page', async () => {
    await loseLine(true)
    const next = await visit.follow(tab, CHECKOUT)
    await next.checkout.openCheckout()
    expect(next.payment.$isUnsure.get()).toBe(true)
    mend()
    await next.payment.checkAgain()
    expect(next.checkout.$mustLeave.get()).toEqual(provider)
  })
})

describe('an empty cart in a browser without an order', () => {
  it('causes a check for an unpaid order', async () => {
    visit.shop.kept.orders.set('another-device', { number: '100000009', status: 'open' })
    tab = await visit.open(CHECKOUT)
    await tab.checkout.openCheckout()
    expect(tab.payment.$paymentStatus.get()).toMatchObject({ state: 'ready', value: { status: 'open' } })
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  })

  it('stays in the checkout while that check fails, and leaves once it succeeds', async () => {
    visit.shop.always(STATUS, html(200))
    tab = await visit.open(CHECKOUT)
    await tab.checkout.openCheckout()
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'payment.status-failed' })
    visit.shop.always(STATUS, visit.shop.asUsual)
    await tab.payment.checkAgain()
    expect(tab.checkout.$mustLeave.get()).toMatchObject({ to: 'cart', reason: 'empty' })
    expect(tab.payment.$paymentError.get()).toBeNull()
  })
})
