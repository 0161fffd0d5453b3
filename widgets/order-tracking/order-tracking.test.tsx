// Tests of order tracking from the shopper's point of view.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { trackingAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, useWidgetPage, words } from '#tests/support/widget-page.ts'
import orderTracking from './order-tracking.tsx'

const page = useWidgetPage('https://shop.test/nl/orders/track')
const TRACK = 'POST api/orders/track'
const known = { action: '/nl/orders/track', email: 'anna@example.test', orderNumber: '100000077' }

async function find(part: object = {}): Promise<void> {
  page.shop.once(TRACK, json(trackingAnswer(part)))
  page.show(orderTracking, known)
  await press('Find order')
}

test('an order that is not found shows the server’s message, and the form keeps its input', async () => {
  page.shop.once(TRACK, json({ message: 'We found no such order.' }, 404))
  page.show(orderTracking, known)
  await press('Find order')
  await shown('We found no such order.')
  expect([...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(({ value }) => value)).toEqual([
    '100000077',
    'anna@example.test',
  ])
})

test('the steps are a list, and the last completed one is the current one', async () => {
  await find()
  await shown('Part of your order is on its way')
  expect([...document.querySelectorAll('ol li')].map(words)).toHaveLength(4)
  expect(words(document.querySelector('[aria-current="step"]'))).toBe('Being preparedDone')
})

test('a printed answer for a plain form is read in its tolerated forms', async () => {
  const found = {
    order_number: 100000077,
    status: 'sent',
    is_delayed: '0',
    expected_on: '',
    pickup_point: [],
    steps: { 3: { code: 'sent', label: 'Sent', at: '2026-11-24', is_done: '1' } },
    parcels: { 0: { carrier: 'PostNL', tracking_code: 3, track_url: false, sent_at: '2026-11-24', delivered_at: [], items: '' } },
    items: [{ name: 'Match ball', qty: '2.0000', options: [] }],
  }
  page.show(orderTracking, { ...known, found, carriers: { 1: 'postnl.nl' } })
  await shown('Your order is on its way')
  await shown('PostNL 3')
  expect([...document.querySelectorAll('ol li')].map(words)).toHaveLength(1)
})

test('a late order says so, with the promised day', async () => {
  await find({ is_delayed: true })
  await shown('Your order is delayed. We promised it for Wednesday 25 November')
})

test('two sizes of one product in a parcel are distinguished', async () => {
  const items = ['M', 'L'].map((value) => ({ name: 'Shirt', qty: 1, options: [{ label: 'Size', value }] }))
  await find({ parcels: [{ ...trackingAnswer().parcels[0], items }] })
  await shown('1 × Shirt, M')
  await shown('1 × Shirt, L')
})

test.each([
  ['https://jouw.postnl.nl/track-and-trace/TL-1', 1],
  ['https://postnl.nl.evil.example/', 0],
  ['javascript:alert(1)', 0],
])('%s is linked %i times', async (track_url, count) => {
  await find({ parcels: [{ ...trackingAnswer().parcels[0], track_url }] })
  await shown('TL-1')
  expect(document.querySelectorAll('a')).toHaveLength(count)
})
