// Tests of the address step: its fields, its validation messages, the e-mail address, and the billing address.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { $billingAddress, $currentStep, $shippingAddress, $shippingIsSameAsBilling } from '#stores/checkout/checkout.ts'
import { addressAnswer, customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const SAVE = 'PUT checkout/cart/address/set-addresses'
const countries = [
  { code: 'NL', label: 'Netherlands' },
  { code: 'BE', label: 'Belgium' },
]
const errorOf = (name: string) => words(document.getElementById(`${field(name).id}-error`))
const problems = () => [...document.querySelectorAll('.touchline-summary-list a')].map(words)

/** Opens the checkout at the address step. */
async function open(): Promise<HTMLElement> {
  const mount = page.show(checkout, { countries, loginUrl: '/nl/login' })
  await soon(() => mount.querySelector('.checkout-heading'))
  return mount
}

function fill(): void {
  type('E-mail address', 'anna@example.com')
  type('Repeat e-mail address', 'anna@example.com')
  type('First name', 'Anna')
  type('Last name', 'Jansen')
  type('Postcode', '1012 AB')
  type('House number', '1')
  type('Street', 'Damrak')
  type('City', 'Amsterdam')
}

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

describe('sending', () => {
  test('saves both addresses as one and goes on to shipping', async () => {
    await open()
    fill()
    await press('Continue')
    await soon(() => $currentStep.get() === 2)
    expect(page.shop.arrivals(SAVE)[0]?.body).toMatchObject({
      shipping_address: { firstname: 'Anna', postcode: '1012 AB', street: ['Damrak', '1', null], country_id: 'NL' },
      billing_address: { firstname: 'Anna', city: 'Amsterdam' },
    })
    expect(page.shop.arrivals('POST checkout/cart/estimate-shipping-methods')).toHaveLength(1)
    await shown('Choose a delivery method')
  })

  test('an empty form reports every required field, beside it and in a summary, and sends nothing', async () => {
    await open()
    await press('Continue')
    await shown('All fields must be filled')
    expect(problems()).toEqual(
      expect.arrayContaining([
        'E-mail address: This field is required',
        'Repeat e-mail address: This field is required',
        'First name: This field is required',
        'City: This field is required',
      ]),
    )
    expect(errorOf('City')).toBe('This field is required')
    expect(field('City').getAttribute('aria-invalid')).toBe('true')
    expect(problems().some((problem) => problem.startsWith('Phone number'))).toBe(false)
    expect(page.shop.arrivals(SAVE)).toHaveLength(0)
  })

  test.each([
    ['the server’s own words', { message: 'We do not send there' }, 'We do not send there'],
    ['or that something went wrong', {}, 'Something went wrong, please try again later'],
  ])('that fails shows %s, and can be retried', async (_case, answer, sentence) => {
    await open()
    fill()
    page.shop.once(SAVE, json(answer, 400))
    await press('Continue')
    await shown(sentence)
    expect($currentStep.get()).toBe(1)
    await press('Continue')
    await soon(() => $currentStep.get() === 2)
    await soon(() => !words(document.body).includes(sentence))
  })
})

describe('the fields', () => {
  test('offer the page’s own country if the host names none', async () => {
    const mount = page.show(checkout)
    await soon(() => mount.querySelector('.checkout-heading'))
    expect([...field('Country').querySelectorAll('option')].map(({ value }) => value)).toEqual(['NL'])
  })

  test('are those of the country', async () => {
    await open()
    expect(field('Addition').name).toBe('shipping_addition')
    expect(field('City').getAttribute('autocomplete')).toBe('shipping address-level2')
    type('Country', 'BE')
    await soon(() => [...document.querySelectorAll('label')].some((label) => words(label) === 'Box'))
  })

  test('a field is validated once it was left, not before', async () => {
    await open()
    expect(errorOf('First name')).toBe('')
    type('First name', 'A')
    await soon(() => errorOf('First name') === 'Min length is 2')
    type('First name', 'Anna')
    await soon(() => errorOf('First name') === '')
  })

  test('an unusual postcode shows a warning, and blocks nothing', async () => {
    await open()
    fill()
    type('Postcode', '12')
    await shown('Invalid address. Are you sure it is correct?')
    await press('Continue')
    await soon(() => $currentStep.get() === 2)
  })

  test('a postcode with its space is not too long', async () => {
    await open()
    type('Postcode', '1012 AB')
    await soon(() => $shippingAddress.get().postcode === '1012 AB')
    expect(errorOf('Postcode')).toBe('')
  })
})

describe('the billing address', () => {
  test('uses the same address until the shopper chooses otherwise', async () => {
    await open()
    fill()
    expect(field('Billing address is the same')).toMatchObject({ checked: true })
    expect($billingAddress.get()).toMatchObject({ firstname: 'Anna', isKept: null })
    field('Billing address is the same').click()
    await soon(() => document.querySelector('.checkout-billing'))
    expect([$shippingIsSameAsBilling.get(), $shippingAddress.get().isSameAsBilling]).toEqual([false, false])
    expect($billingAddress.get().firstname).toBeNull()
    type('City', '')
    await press('Continue')
    await soon(() => problems().length > 0)
    expect(problems()).toContain('City: This field is required')
    expect(problems()).toContain('Billing address, City: This field is required')
    field('Billing address is the same').click()
    await soon(() => !document.querySelector('.checkout-billing'))
    expect($shippingAddress.get().isSameAsBilling).toBe(true)
  })

  test('with another address is sent with the first', async () => {
    const mount = await open()
    fill()
    field('Billing address is the same').click()
    const bill = await soon(() => mount.querySelector('.checkout-billing'))
    if (!bill) throw new Error('There is no billing address')
    for (const [name, text] of [
      ['First name', 'Bea'],
      ['Last name', 'Smit'],
      ['Postcode', '3511 LX'],
      ['House number', '2'],
      ['Street', 'Oudegracht'],
      ['City', 'Utrecht'],
    ] as const) {
      type(name, text, bill)
    }
    const errors = { 'shipping_address.city': ['Not in this street'], 'billing_address.city': ['No such city'] }
    page.shop.once(SAVE, json({ message: 'Please look again', errors }, 422))
    await press('Continue')
    await shown('Please look again')
    const said = () => [...mount.querySelectorAll('[id$="-city-error"]')].map((error) => [error.id.split('-')[2], words(error)])
    await soon(() => said().length === 2)
    expect(said()).toEqual([
      ['shipping', 'Not in this street'],
      ['billing', 'No such city'],
    ])
    await press('Continue')
    await soon(() => $currentStep.get() === 2)
    expect(page.shop.arrivals(SAVE)[0]?.body).toMatchObject({
      shipping_address: { city: 'Amsterdam', same_as_billing: 0 },
      billing_address: { city: 'Utrecht' },
    })
  })
})

describe('the e-mail address', () => {
  test('must be repeated as it is', async () => {
    await open()
    type('E-mail address', 'anna@example.com')
    type('Repeat e-mail address', 'anna@example.org')
    await soon(() => errorOf('Repeat e-mail address') === 'E-mail addresses do not match.')
    type('Repeat e-mail address', 'anna@example.com')
    await soon(() => errorOf('Repeat e-mail address') === '')
  })

  test('gets a suggestion after 750 ms without typing, which corrects both fields', async () => {
    await open()
    type('E-mail address', 'anna@exampel.test')
    type('Repeat e-mail address', 'anna@exampel.test')
    page.browser.pass(749)
    expect(control('Did you mean anna@example.test?')).toBeUndefined()
    page.browser.pass(1)
    await press('Did you mean anna@example.test?')
    await soon(() => field('E-mail address').value === 'anna@example.test')
    expect(field('Repeat e-mail address').value).toBe('anna@example.test')
    // The button was removed with its question.
    expect(document.activeElement).toBe(field('E-mail address'))
  })

  test('that was not repeated yet is corrected alone', async () => {
    await open()
    type('E-mail address', 'anna@exampel.test')
    page.browser.pass(750)
    await press('Did you mean anna@example.test?')
    await soon(() => field('E-mail address').value === 'anna@example.test')
    expect(field('Repeat e-mail address').value).toBe('')
  })

  test('with an account shows an invitation to log in, and blocks nothing', async () => {
    page.shop.once('POST checkout/customers/email-available', json(false))
    await open()
    fill()
    await shown('You may have an account with this address.')
    expect(control('Log in')?.getAttribute('href')).toBe('/nl/login')
    await press('Continue')
    await soon(() => $currentStep.get() === 2)
  })

  test('of a customer is known, and her address is filled in', async () => {
    page.browser.cookies.set('touchline-session', '5')
    const home = addressAnswer({ id: 31, customer_id: 5 })
    page.shop.once('GET api/session', json(sessionAnswer({ customer: customerAnswer({ addresses: [home] }) })))
    await open()
    await shown('You are ordering as anna@example.test.')
    expect(() => field('E-mail address')).toThrow('no field')
    await soon(() => field('City').value === 'Amsterdam')
  })

  test('of a customer is known, and so is her name if she has no saved address', async () => {
    page.browser.cookies.set('touchline-session', '5')
    page.shop.once('GET api/session', json(sessionAnswer({ customer: customerAnswer({ addresses: [], lastname: 'Peeters' }) })))
    await open()
    await shown('You are ordering as anna@example.test.')
    await soon(() => field('Last name').value === 'Peeters')
    expect(field('City').value).toBe('')
  })
})
