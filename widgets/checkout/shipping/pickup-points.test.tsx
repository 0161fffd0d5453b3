// Tests of pick-up points in the shipping step: the list, other postcodes, opening hours, and no next step without a point.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { $currentStep, changeShippingAddress, goToStep } from '#stores/checkout/checkout.ts'
import { $extensionAttributes } from '#stores/checkout/shipping.ts'
import { postnlPointAnswer, shippingMethodAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, press, said, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
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

/** Opens the checkout at the shipping step and chooses the pick-up. */
async function open(options: object = {}): Promise<void> {
  page.show(checkout, options)
  await soon(() => document.querySelector('.checkout-heading'))
  changeShippingAddress({ postcode: '1012 AB', country: 'NL' })
  goToStep(2)
  const method = await soon(() => document.querySelector<HTMLInputElement>('input[value="postnl_pickup"]'))
  method?.click()
}

test('choosing such a method shows the nearest points, with distances and hours; the rest on request', async () => {
  await open()
  await soon(() => points().length === 5)
  expect(words(document.querySelector('.checkout-point'))).toBe(
    'Shop 0Damrak 1 a, 1012AB Amsterdam250 mOpening hours, Shop 0Monday09:00–12:30, 13:30–18:00TuesdayclosedWednesdayclosedThursdayclosedFridayclosedSaturday10:00–16:00Sundayclosed',
  )
  await said('7 pick-up points near 1012 AB')
  const more = await soon(() => control('Show more pick-up points') ?? null)
  more?.focus()
  more?.click()
  await soon(() => points().length === 7)
  // The button is removed, so the focus moves to the first new point.
  await soon(() => document.activeElement === points()[5])
})

test('without a point the step stays: the list shows an error and takes the focus', async () => {
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

test('points near another postcode are loaded, and the chosen one stays until another is chosen', async () => {
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

test('points that could not be loaded can be loaded again', async () => {
  page.shop.once(NEAR, reset)
  page.shop.once(NEAR, reset)
  page.shop.once(NEAR, reset)
  await open()
  await shown('The pick-up points could not be loaded.')
  await press('Try again')
  await soon(() => points().length === 5)
})

test.each([
  ['do not come', json({ message: 'No' }, 400), 'The pick-up points could not be loaded.'],
  ['cannot be read', json([{ nothing: 1 }]), 'The pick-up points could not be loaded.'],
  ['are none', json([]), 'There are no pick-up points near 1012 AB. Try another postcode.'],
])('if points %s, a press on Continue reports that one is missing', async (_name, answer, sentence) => {
  page.shop.always(NEAR, answer)
  await open()
  await shown(sentence)
  await press('Continue')
  await shown('Please choose a pick-up point.')
  expect($currentStep.get()).toBe(2)
})

test.each([
  ['names no tiles', {}, many],
  ['names tiles without a place for the zoom', { mapTiles: '/tiles/{x}/{y}.png' }, many],
  ['names a script', { mapTiles: 'javascript:alert("{z}{x}{y}")' }, many],
  ['says of no point where it is', { mapTiles: '/tiles/{z}/{x}/{y}.png' }, [postnlPointAnswer({ Latitude: null, Longitude: null })]],
])('there is a list without a map button if a host %s', async (_name, options, answer) => {
  page.shop.always(NEAR, json(answer))
  await open(options)
  await soon(() => points().length > 0)
  expect(control('Show map')).toBeUndefined()
})

const map = () => document.querySelector<HTMLElement>('.checkout-map-stage') ?? document.body
const markers = () => [...map().querySelectorAll('button')]
const names = () => markers().map((one) => one.getAttribute('aria-label'))
/** Presses "Zoom out" until all points are one marker. */
const zoomOutToOne = () =>
  soon(() => {
    if (markers().length > 1) control('Zoom out')?.click()
    return markers().length === 1
  })
const chosenOnMap = () => map().querySelector('[aria-pressed="true"]')?.getAttribute('aria-label')

test('if a host names tiles, a button shows and hides the map, above the complete list', async () => {
  page.shop.always(NEAR, json(many.map((point, at) => ({ ...point, Latitude: 52.37 + at / 100 }))))
  await open({ mapTiles: '/tiles/{z}/{x}/{y}.png' })
  await soon(() => points().length === 5)
  expect(document.querySelector('.checkout-map')).toBeNull()
  await press('Show map')
  await soon(() => markers().length === 7)
  expect(points()).toHaveLength(5)

  // From afar they are one marker, which zooms in until they come apart and keeps the focus among them.
  await zoomOutToOne()
  expect(names()).toEqual(['7 pick-up points in one place'])
  markers()[0]?.focus()
  await press('7 pick-up points in one place')
  await soon(() => markers().length > 1)
  expect(markers()[0]).toBe(document.activeElement)
  expect(document.querySelector('.checkout-map-spot')).toBeNull()
  await press('Hide map')
  await soon(() => document.querySelector('.checkout-map') === null)
})

test('shops in one building are one marker with their number, which lists them; the list beside it stays as it is', async () => {
  await open({ mapTiles: '/tiles/{z}/{x}/{y}.png' })
  await soon(() => points().length === 5)
  await press('Show map')
  await soon(() => names().join() === '7 pick-up points in one place')
  expect(words(markers()[0])).toBe('7')
  await press('7 pick-up points in one place')
  const spot = await soon(() => document.querySelector<HTMLElement>('.checkout-map-spot'))
  if (!spot) throw new Error('There is no list.')
  const listed = [...spot.querySelectorAll('li button')]
  expect(listed.map(words)).toEqual(Array.from({ length: 7 }, (_, at) => `Shop ${at}, Damrak 1 a, Amsterdam`))
  await soon(() => document.activeElement === listed[0])
  expect(points()).toHaveLength(5)

  await press('Shop 2, Damrak 1 a, Amsterdam', spot)
  await soon(() => points()[2]?.checked)
  expect(listed[2]?.getAttribute('aria-pressed')).toBe('true')
  // The chosen one has a pin of its own, above the others.
  await soon(() => chosenOnMap() === 'Shop 2, Damrak 1 a, Amsterdam')
  expect(names()).toEqual(['6 pick-up points in one place', 'Shop 2, Damrak 1 a, Amsterdam'])

  await press('Close list', spot)
  await soon(() => document.querySelector('.checkout-map-spot') === null)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('6 pick-up points in one place')
  // The list chooses too.
  points()[0]?.click()
  await soon(() => chosenOnMap() === 'Shop 0, Damrak 1 a, Amsterdam')
})

test('the map takes a thousand points', async () => {
  const crowd = Array.from({ length: 1000 }, (_, at) =>
    postnlPointAnswer({ LocationCode: `p${at}`, Name: `Shop ${at}`, Latitude: 52 + (at % 30) / 100, Longitude: 4.5 + at / 2000 }),
  )
  page.shop.always(NEAR, json(crowd))
  await open({ mapTiles: '/tiles/{z}/{x}/{y}.png' })
  await soon(() => points().length === 5)
  await press('Show map')
  await soon(() => markers().length > 100)
  await zoomOutToOne()
  expect(names()).toEqual(['1,000 pick-up points in one place'])
  await press('1,000 pick-up points in one place')
  await soon(() => markers().length > 1)
  expect(markers().length).toBeLessThan(30)
})
