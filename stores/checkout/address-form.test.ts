// The address form: its fields, what it writes, and which field shows a server's refusal.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const SAVE = 'PUT checkout/cart/address/set-addresses'
let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

function filled(countries = ['NL', 'BE']) {
  const form = tab.checkout.addressForm(countries)
  form.type('email', 'anna@example.com')
  form.type('emailRepeat', 'anna@example.com')
  form.type('shipping_firstname', 'Anna')
  form.type('shipping_lastname', 'Jansen')
  form.type('shipping_country_id', 'NL')
  form.type('shipping_postcode', '1012 AB')
  form.type('shipping_house_number', '1')
  form.type('shipping_street', 'Damrak')
  form.type('shipping_city', 'Amsterdam')
  return form
}

test('typed values are stored in the checkout at once', () => {
  filled()
  expect(tab.checkout.$shippingAddress.get()).toMatchObject({ firstname: 'Anna', street: ['Damrak', '1', null] })
  expect(tab.checkout.$guestEmail.get()).toBe('anna@example.com')
})

test('billing fields are shown once it is another address, by its own country', async () => {
  const form = filled()
  form.tick('sameAsBilling', false)
  form.type('billing_country_id', 'DE')
  await form.submit()
  const wrong = [...form.$state.get().errors.keys()]
  expect(wrong).toContain('billing_city')
  // The shop does not deliver to Germany.
  expect(wrong).toContain('billing_country_id')
  expect(wrong.some((name) => name.startsWith('shipping_'))).toBe(false)
})

test('each refusal of the server is shown at its field, in either address', async () => {
  const form = filled()
  form.tick('sameAsBilling', false)
  for (const name of ['firstname', 'lastname', 'country_id', 'postcode', 'house_number', 'street', 'city'] as const)
    form.type(`billing_${name}`, form.$state.get().values[`shipping_${name}`] ?? '')
  const errors = {
    'shipping_address.street.1': ['Number?'],
    'billing_address.city': ['City?'],
    postcode: ['Code?'],
    'street.0': ['Street?'],
  }
  visit.shop.once(SAVE, json({ message: 'Please look again', errors }, 422))
  expect((await form.submit()).ok).toBe(false)
  expect(Object.fromEntries(form.$state.get().errors)).toEqual({
    shipping_house_number: 'Number?',
    billing_city: 'City?',
    shipping_postcode: 'Code?',
    shipping_street: 'Street?',
  })
  form.type('billing_city', 'Utrecht')
  expect(form.$state.get().errors.has('billing_city')).toBe(false)
})

test('a saved form leads to the shipping step, with one request', async () => {
  const form = filled()
  await Promise.all([form.submit(), form.submit()])
  expect(tab.checkout.$currentStep.get()).toBe(2)
  expect(visit.shop.arrivals(SAVE)).toHaveLength(1)
})
