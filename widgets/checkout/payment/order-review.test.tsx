// Tests of the review above the order button: delivery and billing address, delivery method and day, and the links to change them.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  $currentStep,
  changeBillingAddress,
  changeEmail,
  changeShippingAddress,
  goToStep,
  toggleSameAsBilling,
} from '#stores/checkout/checkout.ts'
import { choosePoint, openPoints } from '#stores/checkout/pickup-points.ts'
import { chooseShippingMethod, loadShippingMethods, saveShipping } from '#stores/checkout/shipping.ts'
import { postnlPointAnswer, shippingMethodAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
/** The entries of the review, by name. */
const rows = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.checkout-review > div')].map((one) => [words(one.querySelector('dt')), words(one.querySelector('dd'))]),
  )

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

/** Opens the checkout and fills in the address. */
async function open(): Promise<void> {
  page.show(checkout)
  await soon(() => document.querySelector('.checkout-heading'))
  changeEmail('anna@example.com')
  const name = { firstname: 'Anna', lastname: 'de Vries' }
  changeShippingAddress({ ...name, street: ['Damrak', '1', null], postcode: '1012 AB', city: 'Amsterdam', country: 'NL' })
}

/** Continues to the payment step. */
async function goOn(): Promise<void> {
  await saveShipping()
  goToStep(2)
  goToStep(3)
  await soon(() => document.querySelector('.checkout-review'))
}

test('one address, delivery method and time are above the button, and each links back to its step', async () => {
  await open()
  await loadShippingMethods()
  await goOn()
  expect(rows()).toEqual({
    'Deliver and bill to': 'Anna de Vries, Damrak 1, 1012 AB Amsterdam',
    'Shipping method': 'PostNL, At home, Monday evening',
    'E-mail address': 'anna@example.com',
  })
  await press('Change shipping method')
  await soon(() => $currentStep.get() === 2)
  goToStep(3)
  await press('Change delivery address')
  await soon(() => $currentStep.get() === 1)
})

test('a separate billing address is shown too, with its country if that differs', async () => {
  await open()
  toggleSameAsBilling()
  changeBillingAddress({
    company: 'Club',
    lastname: 'Peeters',
    street: ['Kaai', '2', '3'],
    postcode: '2000',
    city: 'Antwerpen',
    country: 'BE',
  })
  await loadShippingMethods()
  await goOn()
  expect(rows()).toMatchObject({
    'Delivery address': 'Anna de Vries, Damrak 1, 1012 AB Amsterdam',
    'Billing address': 'Peeters, Club, Kaai 2 bus 3, 2000 Antwerpen, Belgium',
  })
})

test('a pick-up names its point and the recipient', async () => {
  await open()
  const pickup = { delivery_slots: [], pickup: 'postnl', promise: null }
  const offer = shippingMethodAnswer({ method_code: 'pickup', method_title: 'Pick up', extension_attributes: pickup })
  page.shop.once('GET checkout/cart/shipping-methods', json([offer]))
  page.shop.once('GET checkout/postnl/pickup-points/nearest/1012AB/NL', json([postnlPointAnswer()]))
  await loadShippingMethods()
  await chooseShippingMethod('postnl_pickup')
  await openPoints('postnl')
  choosePoint('171001')
  await goOn()
  expect(rows()).toEqual({
    'Pick-up point': 'Corner shop, Damrak 1 a, 1012AB Amsterdam',
    'Shipping method': 'PostNL, Pick up',
    'Billing address': 'Anna de Vries, Damrak 1, 1012 AB Amsterdam',
    'E-mail address': 'anna@example.com',
  })
})
