// Steps and addresses: the jump rule, one form for two addresses, and the calls that save them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressAnswer, customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { CHECKOUT, fillCart, home } from '#stores/testing/till.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const TOTALS = 'PUT checkout/cart/totals-information'
const BOTH = 'PUT checkout/cart/address/set-addresses'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await visit.open(CHECKOUT)
})
afterEach(() => visit.end())

const sent = (call: string) => visit.shop.arrivals(call).map(({ body }) => body)

describe('steps', () => {
  it.each([
    [1, 2, 2],
    [1, 3, 2],
    [2, 3, 3],
    [3, 1, 1],
    [1, 9, 2],
    [2, 0, 1],
  ])('from %i towards %i lead to %i', (from, target, landed) => {
    for (let step = 2; step <= from; step++) tab.checkout.goToStep(step)
    expect(tab.checkout.goToStep(target)).toBe(landed)
    expect(tab.checkout.$currentStep.get()).toBe(landed)
  })

  it('begin at one and remember the furthest', () => {
    expect(tab.checkout.$currentStep.get()).toBe(1)
    tab.checkout.goToStep(2)
    tab.checkout.goToStep(1)
    expect(tab.checkout.$reachedStep.get()).toBe(2)
    expect(tab.events).toEqual([
      { name: 'checkout:step', detail: { step: 2 } },
      { name: 'checkout:step', detail: { step: 1 } },
    ])
  })

  it.each<[string, () => unknown]>([
    ['shipping address', () => tab.checkout.changeShippingAddress({ city: 'Leeds' })],
    ['billing address', () => tab.checkout.changeBillingAddress({ city: 'Leeds' })],
    ['question whether both are the same', () => tab.checkout.toggleSameAsBilling()],
    ['e-mail address', () => tab.checkout.changeEmail('other@example.com')],
  ])('after the first are reached no more once the %s changes, since the server does not know it yet', (_name, change) => {
    tab.checkout.toggleSameAsBilling()
    for (const step of [2, 3, 1]) tab.checkout.goToStep(step)
    expect(tab.checkout.$reachedStep.get()).toBe(3)
    change()
    expect(tab.checkout.$reachedStep.get()).toBe(1)
  })

  it('clear the checkout’s error on every move', async () => {
    tab.checkout.changeShippingAddress(home)
    visit.shop.once(BOTH, json({}, 400))
    await tab.checkout.saveAddresses()
    expect(tab.checkout.$checkoutError.get()).toMatchObject({ code: 'checkout.addresses-failed' })
    tab.checkout.goToStep(1)
    expect(tab.checkout.$checkoutError.get()).toBeNull()
  })
})

describe('addresses', () => {
  it('begin empty: every field null, three null street lines, the country of the page', () => {
    const { country, street, ...rest } = tab.checkout.$shippingAddress.get()
    expect(country).toBe('NL')
    expect(street).toEqual([null, null, null])
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
  })

  it('are the same by default: billing is a copy of shipping without its place in the address book', () => {
    tab.checkout.changeShippingAddress({ ...home, isKept: true })
    expect(tab.checkout.$shippingIsSameAsBilling.get()).toBe(true)
    expect(tab.checkout.$billingAddress.get()).toMatchObject({ ...home, isKept: null })
  })

  it('record a toggle, and lose nothing by toggling back and forth', () => {
    tab.checkout.changeShippingAddress(home)
    tab.checkout.toggleSameAsBilling()
    expect(tab.checkout.$shippingAddress.get().isSameAsBilling).toBe(false)
    expect(tab.checkout.$billingAddress.get()).toMatchObject({ lastname: null, country: 'NL' })
    tab.checkout.changeBillingAddress({ company: 'Club' })
    tab.checkout.toggleSameAsBilling()
    expect(tab.checkout.$shippingAddress.get().isSameAsBilling).toBe(true)
    expect(tab.checkout.$billingAddress.get()).toMatchObject(home)
    tab.checkout.toggleSameAsBilling()
    expect(tab.checkout.$billingAddress.get()).toMatchObject({ company: 'Club', lastname: null })
  })

  it('are sent together if both are complete', async () => {
    tab.checkout.changeShippingAddress(home)
    tab.checkout.changeEmail('anna@example.test')
    expect(await tab.checkout.saveAddresses()).toEqual({ ok: true, value: null })
    const both = { ...home, country_id: 'NL', email: 'anna@example.test' }
    expect(sent(BOTH)).toMatchObject([{ billing_address: both, shipping_address: both }])
  })

  it('are trimmed when sent, with a cleared field as null', async () => {
    tab.checkout.changeShippingAddress({ ...home, city: ' Amsterdam ', company: '  ' })
    await tab.checkout.saveAddresses()
    expect(sent(BOTH)).toMatchObject([{ shipping_address: { city: 'Amsterdam', company: null } }])
  })

  it('are sent alone if only one is complete, without a message on failure', async () => {
    tab.checkout.toggleSameAsBilling()
    tab.checkout.changeBillingAddress(home)
    visit.shop.once('PUT checkout/cart/address/billing-address', json({ message: 'No' }, 400))
    expect(await tab.checkout.saveAddresses()).toMatchObject({ ok: false, error: { code: 'checkout.address-failed' } })
    expect(tab.checkout.$checkoutError.get()).toBeNull()
    tab.checkout.toggleSameAsBilling()
    tab.checkout.toggleSameAsBilling()
    tab.checkout.changeBillingAddress({ lastname: null })
    tab.checkout.changeShippingAddress(home)
    await tab.checkout.saveAddresses()
    expect(sent('PUT checkout/cart/address/shipping-address')).toMatchObject([{ address: home }])
  })

  it('that are refused together are the critical error, with the server’s message', async () => {
    tab.checkout.changeShippingAddress(home)
    visit.shop.once(BOTH, json({ message: 'Unknown street', errors: { street: ['Unknown'] } }, 400))
    await tab.checkout.saveAddresses()
    expect(tab.checkout.$checkoutError.get()).toMatchObject({ message: 'Unknown street', fields: { street: ['Unknown'] } })
    expect(tab.checkout.$isSavingAddresses.get()).toBe(false)
  })

  it('of a customer come from her address book, without its ids on the wire', async () => {
    visit.browser.cookies.set('touchline-session', '1000')
    const customer = customerAnswer({ addresses: [addressAnswer({ id: 31, customer_id: 5 })] })
    visit.shop.once('GET api/session', json(sessionAnswer({ customer, changed_at: 1_000 })))
    tab = await visit.follow(tab)
    await tab.checkout.openCheckout()
    expect(tab.checkout.$shippingAddress.get()).toMatchObject({ id: 31, city: 'Amsterdam' })
    expect(tab.checkout.$shippingIsSameAsBilling.get()).toBe(true)
    expect(tab.checkout.$email.get()).toBe('anna@example.test')
    await tab.shipping.estimateShipping()
    const [estimate, totals] = [sent('POST checkout/cart/estimate-shipping-methods'), sent(TOTALS)]
    expect(estimate).toMatchObject([{ address: { city: 'Amsterdam' } }])
    expect(JSON.stringify([estimate, totals])).not.toMatch(/"(customer_)?id"/)
  })
})
