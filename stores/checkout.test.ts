// The checkout before it is paid: steps, addresses, e-mail, shipping, and when the shopper has to leave.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressAnswer, customerAnswer, sessionAnswer, shippingMethodAnswer } from '../tests/support/answers.ts'
import { json, reset } from '../tests/support/fault-server.ts'
import { startVisit, type Tab, until, type Visit } from './testing/visit.ts'

const SHIPPING = 'POST checkout/cart/shipping-information'
const TOTALS = 'PUT checkout/cart/totals-information'
const BOTH = 'PUT checkout/cart/address/set-addresses'
const home = { firstname: 'Anna', lastname: "O'Neil", street: ['Damrak', '1', null] as [string, string, null], postcode: '1012 AB', city: 'Amsterdam' }

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  visit.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
  tab = await visit.open('https://shop.test/nl/checkout')
})
afterEach(async () => {
  tab.close()
  await visit.shop.close()
})

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

  it('clear the checkout’s error, whichever is moved to', async () => {
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
    const { country_id, street, ...rest } = tab.checkout.$shippingAddress.get()
    expect(country_id).toBe('NL')
    expect(street).toEqual([null, null, null])
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
  })

  it('are the same by default: billing is a copy of shipping without its place in the address book', () => {
    tab.checkout.changeShippingAddress({ ...home, save_in_address_book: 1 })
    expect(tab.checkout.$shippingIsSameAsBilling.get()).toBe(true)
    expect(tab.checkout.$billingAddress.get()).toMatchObject({ ...home, save_in_address_book: null })
  })

  it('note a toggle as 1 or 0, and lose nothing by toggling back and forth', () => {
    tab.checkout.changeShippingAddress(home)
    tab.checkout.toggleSameAsBilling()
    expect(tab.checkout.$shippingAddress.get().same_as_billing).toBe(0)
    expect(tab.checkout.$billingAddress.get()).toMatchObject({ lastname: null, country_id: 'NL' })
    tab.checkout.changeBillingAddress({ company: 'Club' })
    tab.checkout.toggleSameAsBilling()
    expect(tab.checkout.$shippingAddress.get().same_as_billing).toBe(1)
    expect(tab.checkout.$billingAddress.get()).toMatchObject(home)
    tab.checkout.toggleSameAsBilling()
    expect(tab.checkout.$billingAddress.get()).toMatchObject({ company: 'Club', lastname: null })
  })

  it('are sent together where both are there', async () => {
    tab.checkout.changeShippingAddress(home)
    tab.checkout.changeEmail('anna@example.test')
    expect(await tab.checkout.saveAddresses()).toEqual({ ok: true, value: null })
    const both = { ...home, country_id: 'NL', email: 'anna@example.test' }
    expect(sent(BOTH)).toMatchObject([{ billing_address: both, shipping_address: both }])
  })

  it('are sent alone where one is there, and fail quietly then', async () => {
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

  it('that are refused together are the critical error, in the server’s words', async () => {
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

describe('the guest’s e-mail address', () => {
  it('brings a suggestion after 750 ms without typing, the first one', async () => {
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

  it('takes no answer about what stands there no more', async () => {
    const releases = ['POST checkout/customers/email-available', 'GET api/email-similarity/check-email'].map((call) => visit.shop.holdAnswer(call))
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

  it('is new or known, asked once', async () => {
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

  it('and what else was typed survive a reload in this tab, and no other', async () => {
    await tab.checkout.openCheckout()
    tab.checkout.changeEmail('anna@example.test')
    tab.checkout.changeShippingAddress(home)
    tab = await visit.follow(tab)
    await tab.checkout.openCheckout()
    expect(tab.checkout.$guestEmail.get()).toBe('anna@example.test')
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

describe('shipping', () => {
  it('is loading from the start; then the first available method counts', async () => {
    expect(tab.shipping.$shippingMethods.get()).toEqual({ state: 'loading' })
    await tab.shipping.loadShippingMethods()
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_standard')
    expect(tab.shipping.$deliverySlot.get()).toMatchObject({ id: 's1' })
  })

  it('ends its loading when it fails, and can be asked for again', async () => {
    visit.shop.once('GET checkout/cart/shipping-methods', json({}, 400))
    expect(await tab.shipping.loadShippingMethods()).toMatchObject({ ok: false, error: { code: 'shipping.load-failed' } })
    expect(tab.shipping.$shippingMethods.get()).toMatchObject({ state: 'failed' })
    expect(await tab.shipping.loadShippingMethods()).toMatchObject({ ok: true })
  })

  it('is estimated for an address, and the totals follow with both codes', async () => {
    tab.checkout.changeShippingAddress(home)
    await tab.shipping.estimateShipping()
    expect(sent(TOTALS)).toMatchObject([
      { addressInformation: { address: home, shipping_method_code: 'standard', shipping_carrier_code: 'postnl' } },
    ])
    expect(tab.cart.$totals.get()).toMatchObject({ state: 'ready', value: { grand_total: 50 } })
  })

  it('keeps the shopper’s own choice while the new list has it, else takes the first', async () => {
    await tab.shipping.estimateShipping()
    await tab.shipping.chooseShippingMethod('postnl_evening')
    await tab.shipping.estimateShipping()
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_evening')
    visit.shop.once('POST checkout/cart/estimate-shipping-methods', json([shippingMethodAnswer({ method_code: 'abroad' })]))
    await tab.shipping.estimateShipping()
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_abroad')
  })

  it('keeps the last good list when an estimate fails, and says that it may be old', async () => {
    await tab.shipping.estimateShipping()
    visit.shop.once('POST checkout/cart/estimate-shipping-methods', json({}, 400))
    await tab.shipping.estimateShipping()
    expect(tab.shipping.$shippingMethods.get()).toMatchObject({ state: 'ready' })
    expect(tab.shipping.$isShippingOutdated.get()).toBe(true)
    expect(tab.shipping.$isEstimating.get()).toBe(false)
  })

  it('tells what was chosen, and does not choose what is not to be had', async () => {
    await tab.shipping.loadShippingMethods()
    expect(await tab.shipping.chooseShippingMethod('postnl_express')).toMatchObject({ ok: false, error: { code: 'shipping.method-missing' } })
    await tab.shipping.chooseShippingMethod('postnl_evening')
    expect(tab.events).toMatchObject([{ name: 'checkout:shipping-chosen', detail: { code: 'postnl_evening', title: 'At home' } }])
  })

  it('sends only the first and the last of fast choices, and shows the totals of the last', async () => {
    await tab.shipping.loadShippingMethods()
    const release = visit.shop.hold(TOTALS)
    const first = tab.shipping.chooseShippingMethod('postnl_evening')
    await until(() => sent(TOTALS).length === 1)
    const rest = ['postnl_standard', 'postnl_evening', 'postnl_standard'].map((code) => tab.shipping.chooseShippingMethod(code))
    release()
    await Promise.all([first, ...rest])
    expect(sent(TOTALS)).toMatchObject([
      { addressInformation: { shipping_method_code: 'evening' } },
      { addressInformation: { shipping_method_code: 'standard' } },
    ])
  })

  it('saves addresses, codes and the slot as text, and brings totals and payment methods', async () => {
    tab.checkout.changeShippingAddress({ ...home, id: 4 })
    tab.checkout.changeEmail('anna@example.test')
    await tab.shipping.loadShippingMethods()
    expect(await tab.shipping.saveShipping()).toEqual({ ok: true, value: null })
    const slot = shippingMethodAnswer().extension_attributes.delivery_slots[0]
    expect(sent(SHIPPING)).toMatchObject([
      {
        addressInformation: {
          shippingAddress: { ...home, email: 'anna@example.test' },
          billingAddress: { ...home, email: 'anna@example.test' },
          shippingMethodCode: 'standard',
          shippingCarrierCode: 'postnl',
          extensionAttributes: { requested_delivery_date: JSON.stringify(slot) },
        },
      },
    ])
    expect(JSON.stringify(sent(SHIPPING))).not.toContain('"id":4')
    expect(tab.payment.$paymentMethods.get()).toMatchObject({ state: 'ready', value: [{ code: 'ideal' }, { code: 'creditcard' }] })
    expect(tab.cart.$hasTotals.get()).toBe(true)
  })

  it('sends null for a method without slots, and what goes along with it', async () => {
    await tab.shipping.loadShippingMethods()
    await tab.shipping.chooseShippingMethod('postnl_evening')
    tab.shipping.changeExtensionAttribute('postnl_pickup_point', 'P1')
    tab.shipping.changeExtensionAttribute('dhl_pickup_point', 'D1')
    tab.shipping.changeExtensionAttribute('dhl_pickup_point', null)
    await tab.shipping.saveShipping()
    expect(sent(SHIPPING)).toMatchObject([
      { addressInformation: { extensionAttributes: { requested_delivery_date: null, postnl_pickup_point: 'P1' } } },
    ])
    expect(JSON.stringify(sent(SHIPPING))).not.toContain('dhl')
  })

  it('keeps everything when saving fails', async () => {
    await tab.shipping.loadShippingMethods()
    visit.shop.once(SHIPPING, json({}, 503))
    expect(await tab.shipping.saveShipping()).toMatchObject({ ok: false, error: { code: 'shipping.save-failed' } })
    expect(tab.shipping.$isSavingShipping.get()).toBe(false)
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_standard')
  })
})

describe('opening', () => {
  it('tells once that the checkout has started, with its basket', async () => {
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
    expect(tab.checkout.$mustLeave.get()).toEqual({ to: 'cart', reason: 'stock', url: '/nl/checkout/cart' })
  })

  it('leads back to the cart when that is empty', async () => {
    visit.shop.kept.lines = []
    await tab.checkout.openCheckout()
    expect(tab.checkout.$mustLeave.get()).toMatchObject({ to: 'cart', reason: 'empty' })
    expect(tab.told()).not.toContain('checkout:started')
  })

  it('sends nobody away for a cart it could not read, and can be tried again', async () => {
    tab.fake.isOffline = true
    expect(await tab.checkout.openCheckout()).toMatchObject({ ok: false })
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    tab.fake.isOffline = false
    expect(await tab.checkout.openCheckout()).toMatchObject({ ok: true })
  })
})
