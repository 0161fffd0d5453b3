// Tests that a house number which the browser also filled into the street appears once: in the request, in the fields and in the summary.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { $billingAddress, $currentStep, $shippingAddress } from '#stores/checkout/checkout.ts'
import { press, soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const SAVE = 'PUT checkout/cart/address/set-addresses'

test.each([
  ['Damrak 1', '1', 'Damrak'],
  ['Große Straße 7a', '7a', 'Große Straße'],
])('%s with the number %s is %s', async (street, number, name) => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
  const mount = page.show(checkout, { countries: [{ code: 'NL', label: 'Netherlands' }] })
  await soon(() => mount.querySelector('.checkout-heading'))
  for (const [label, text] of Object.entries({
    'E-mail address': 'anna@example.com',
    'Repeat e-mail address': 'anna@example.com',
    'First name': 'Anna',
    'Last name': 'Jansen',
    Postcode: '1012 AB',
    'House number': number,
    Street: street,
    City: 'Amsterdam',
  }))
    type(label, text)
  await press('Continue')
  await soon(() => $currentStep.get() === 2)
  const once = [name, number, null]
  expect(page.shop.arrivals(SAVE)[0]?.body).toMatchObject({ shipping_address: { street: once }, billing_address: { street: once } })
  expect([$shippingAddress, $billingAddress].map(($address) => $address.get().street)).toEqual([once, once])
})
