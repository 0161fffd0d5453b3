// Pick-up points in the shipping step: the list, other postcodes, hours, and no going on without one.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { $currentStep, changeShippingAddress, goToStep } from '#stores/checkout.ts'
import { $extensionAttributes } from '#stores/shipping.ts'
import { postnlPointAnswer, shippingMethodAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const NEAR = 'GET checkout/postnl/pickup-points/nearest/1012AB/NL'
const points = () => [...document.querySelectorAll<HTMLInputElement>('input[name="pickup_point"]')]
const many = Array.from({ length: 7 }, (_, at) =>
  postnlPointAnswer({ LocationCode: `p${at}`, Name: `Shop ${at}`, Distance: 100 * at + 250 }),
)

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
  const pickup = { delivery_slots: [], pickup: 'postnl', promise: null }
  page.shop.always(
    'GET checkout/cart/shipping-methods',
    json([shippingMethodAnswer(), shippingMethodAnswer({ method_code: 'pickup', method_title: 'Point', extension_attributes: pickup })]),
  )
  page.shop.always(NEAR, json(many))
})

/** Opens the checkout at its second step and chooses the pick-up. */
async function open(): Promise<void> {
  page.show(checkout)
  await soon(() => document.querySelector('.checkout-heading'))
  changeShippingAddress({ postcode: '1012 AB', country_id: 'NL' })
  goToStep(2)
  const method = await soon(() => document.querySelector<HTMLInputElement>('input[value="postnl_pickup"]'))
  method?.click()
}

test('choosing such a method opens the nearest, with ways and hours; the rest on request', async () => {
  await open()
  await soon(() => points().length === 5)
  expect(words(document.querySelector('.checkout-point'))).toBe(
    'Shop 0Damrak 1 a, 1012AB Amsterdam250 mOpening hours, Shop 0Monday09:00–12:30, 13:30–18:00TuesdayclosedWednesdayclosedThursdayclosedFridayclosedSaturday10:00–16:00Sundayclosed',
  )
  await press('Show more pick-up points')
  await soon(() => points().length === 7)
})

test('without a point it does not go on: the list says so and takes the focus', async () => {
  await open()
  await soon(() => points().length === 5)
  await press('Continue')
  await shown('Please choose a pick-up point.')
  await soon(() => document.activeElement === points()[0])
  expect($currentStep.get()).toBe(2)
  points()[1]?.click()
  await soon(() => $extensionAttributes.get()['postnl_pickup_point'] === 'p1')
  await press('Continue')
  await soon(() => $currentStep.get() === 3)
})

test('another postcode is looked near, and what was chosen stays until another is', async () => {
  await open()
  await soon(() => points().length === 5)
  points()[0]?.click()
  page.shop.always(
    'GET checkout/postnl/pickup-points/nearest/3511LX/NL',
    json([postnlPointAnswer({ LocationCode: 'u', Name: 'Utrecht shop' })]),
  )
  await soon(() => points()[0]?.checked)
  type('Near postcode', '3511 lx')
  await press('Search')
  await shown('Utrecht shop')
  await shown('Chosen: Shop 0, Damrak 1 a, Amsterdam')
  expect($extensionAttributes.get()['postnl_pickup_point']).toBe('p0')
  page.shop.always('GET checkout/postnl/pickup-points/nearest/9999XX/NL', json([]))
  type('Near postcode', '9999XX')
  await press('Search')
  await shown('There are no pick-up points near 9999XX. Try another postcode.')
})

test('points that do not come can be asked for again', async () => {
  page.shop.once(NEAR, reset)
  page.shop.once(NEAR, reset)
  page.shop.once(NEAR, reset)
  await open()
  await shown('The pick-up points could not be loaded.')
  await press('Try again')
  await soon(() => points().length === 5)
})
