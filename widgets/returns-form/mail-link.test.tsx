// Tests of the link in a mail, on every page that it opens: the loading state, the reason if the order cannot be opened, and the next step.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ViewWidget } from '#shared/mount/define.ts'
import { environment } from '#shared/environment.ts'
import { returnOrderAnswer, trackingAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import complaintForm from '#widgets/complaint-form/complaint-form.tsx'
import orderTracking from '#widgets/order-tracking/order-tracking.tsx'
import withdrawalForm from '#widgets/withdrawal-form/withdrawal-form.tsx'
import returnsForm from './returns-form.tsx'

const page = useWidgetPage('https://shop.test/nl/returns')
const FETCH = 'POST returns/fetch/order'
const TRACK = 'POST api/orders/track'
const EXPIRED = 'This link has expired. Enter your order number and e-mail address.'
const order = (number = '100000077') =>
  json({ success: 1, error: null, order: returnOrderAnswer({ increment_id: number, has_return: true }) })
const miss = json({ success: 0, error: EXPIRED, order: null })

const screens: [string, ViewWidget, string, ReturnType<typeof json>, ReturnType<typeof json>][] = [
  ['returns-form', returnsForm, FETCH, miss, order()],
  ['withdrawal-form', withdrawalForm, FETCH, miss, order()],
  ['complaint-form', complaintForm, FETCH, miss, order()],
  ['order-tracking', orderTracking, TRACK, json({ message: EXPIRED, code: 'order' }, 404), json(trackingAnswer())],
]

const link = (token: string) => environment.replaceAddress(`${environment.location.pathname}#order=${token}`)
const alert = () => words(document.querySelector('[role="alert"]'))

test.each(screens)('%s reports an expired link, and shows the lookup form', async (_name, widget, call, refusal, found) => {
  link('1.2.3')
  page.shop.once(call, refusal)
  page.show(widget)
  await shown('Opening your order…')
  await shown(EXPIRED)
  expect(words(document.body)).toContain('Enter your order number and e-mail address. You will find')
  expect(control('Try again')).toBeUndefined()
  type('Order number', '100000077')
  type('E-mail address', 'anna@example.test')
  page.shop.once(call, found)
  await press('Find order')
  await shown('100000077')
  expect(alert()).toBe('')
})

test.each(screens)('%s opens a link on retry once the shop answers', async (_name, widget, call, _refusal, found) => {
  link('1.2.3')
  page.shop.once(call, json({ message: 'No' }, 500))
  page.show(widget)
  await shown('Something went wrong, please try again later')
  page.shop.once(call, found)
  await press('Try again')
  await shown('100000077')
  expect(page.shop.arrivals(call).map(({ body }) => JSON.stringify(body).includes('1.2.3'))).toEqual([true, true])
})

test('a lookup by the form has precedence over a later answer to the link', async () => {
  link('1.2.3')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  page.shop.once(FETCH, async (response, request) => {
    await gate
    return order()(response, request)
  })
  page.shop.once(FETCH, order('100000078'))
  page.show(returnsForm)
  await soon(() => page.shop.arrivals(FETCH).length === 1)
  type('Order number', '100000078')
  type('E-mail address', 'anna@example.test')
  await press('Find order')
  await shown('Order 100000078')
  letGo()
  // The next answer is read after the late one.
  page.shop.once('POST returns/fetch/return-label', json({}))
  await press('Download return label')
  await shown('An error occurred while fetching the return label.')
  expect(words(document.querySelector('h2'))).toBe('Order 100000078')
})

test('a second link that is followed in the same tab opens its own order; a jump on the page opens none', async () => {
  link('1.2.3')
  page.shop.once(FETCH, order())
  page.show(returnsForm)
  await shown('Order 100000077')
  page.tab.go('#main')
  page.tab.go('#order=1.2.3')
  expect(page.shop.arrivals(FETCH)).toHaveLength(1)
  page.shop.once(FETCH, order('100000078'))
  page.tab.go('#order=4.5.6')
  await shown('Order 100000078')
  expect(page.shop.arrivals(FETCH)).toHaveLength(2)
})
