// The guest’s e-mail address: a suggestion, a check that never blocks, and how long the address is stored.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, reset } from '#tests/support/fault-server.ts'
import { CHECKOUT, fillCart, home } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await visit.open(CHECKOUT)
})
afterEach(() => visit.end())

const sent = (call: string) => visit.shop.arrivals(call).map(({ body }) => body)

describe('the guest’s e-mail address', () => {
  it('gets the first suggestion after 750 ms without typing', async () => {
    tab.checkout.changeEmail('anna@exampel.test')
    visit.browser.pass(749)
    expect(visit.shop.calls()).toEqual([])
    tab.checkout.changeEmail('anna@exampel.tes')
    visit.browser.pass(749)
    await tab.cart.loadCart()
    expect(visit.shop.calls()).toEqual(['GET checkout/cart/quote'])
    visit.shop.forgetCalls()
    visit.browser.pass(1)
    await until(() => tab.checkout.$emailSuggestion.get() === 'anna@example.test')
    expect(visit.shop.calls()).toEqual(['GET api/email-similarity/check-email'])
    tab.checkout.takeSuggestion()
    expect(tab.checkout.$email.get()).toBe('anna@example.test')
    expect(tab.checkout.$emailSuggestion.get()).toBeNull()
  })

  it('ignores an answer about an earlier input', async () => {
    const releases = ['POST checkout/customers/email-available', 'GET api/email-similarity/check-email'].map((call) =>
      visit.shop.holdAnswer(call),
    )
    tab.checkout.changeEmail('anna@exampel.test')
    visit.browser.pass(750)
    const checking = tab.checkout.checkEmail()
    await until(() => visit.shop.arrivals('POST checkout/customers/email-available').length === 1)
    tab.checkout.changeEmail('bea@example.test')
    for (const release of releases) release()
    expect(await checking).toBe(false)
    await tab.shipping.loadShippingMethods()
    expect(tab.checkout.$emailCheck.get()).toBe('unasked')
    expect(tab.checkout.$emailSuggestion.get()).toBeNull()
  })

  it('is new or known, with one request', async () => {
    tab.checkout.changeEmail(' anna@example.test ')
    expect(tab.checkout.$emailCheck.get()).toBe('unasked')
    expect(await tab.checkout.checkEmail()).toBe(true)
    expect(await tab.checkout.checkEmail()).toBe(true)
    expect(tab.checkout.$emailCheck.get()).toBe('new')
    expect(sent('POST checkout/customers/email-available')).toEqual([{ customerEmail: 'anna@example.test' }])
  })

  it.each([
    ['the server says no', json(false)],
    ['the call fails', reset],
    ['the answer is nonsense', json({ yes: true })],
  ])('counts as known when %s', async (_, behaviour) => {
    visit.shop.once('POST checkout/customers/email-available', behaviour)
    tab.checkout.changeEmail('anna@example.test')
    expect(await tab.checkout.checkEmail()).toBe(false)
    expect(tab.checkout.$emailCheck.get()).toBe('known')
  })

  it('and all other input survive a reload in this tab, and in no other', async () => {
    await tab.checkout.openCheckout()
    tab.checkout.changeEmail('anna@example.test')
    tab.checkout.changeEmailRepeat('ana@example.test')
    tab.checkout.changeShippingAddress(home)
    tab = await visit.follow(tab)
    await tab.checkout.openCheckout()
    expect(tab.checkout.$guestEmail.get()).toBe('anna@example.test')
    expect(tab.checkout.$guestEmailRepeat.get()).toBe('ana@example.test')
    expect(tab.checkout.$shippingAddress.get()).toMatchObject(home)
    expect(tab.checkout.$currentStep.get()).toBe(1)
    const other = await visit.open()
    await other.checkout.openCheckout()
    expect(other.checkout.$guestEmail.get()).toBe('')
    other.close()
  })

  it('is forgotten after an hour', async () => {
    await tab.checkout.openCheckout()
    tab.checkout.changeEmail('anna@example.test')
    visit.browser.pass(60 * 60_000)
    tab = await visit.follow(tab)
    await tab.checkout.openCheckout()
    expect(tab.checkout.$guestEmail.get()).toBe('')
  })
})
