// Tests of the maintenance notice: a failed call shows it, retries come at growing intervals, and it disappears when the shop is open.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { emit } from '#shared/events/bus.ts'
import { $opening } from '#stores/page/maintenance.ts'
import { loadCart } from '#stores/cart/cart.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import notice from './maintenance-notice.ts'

const page = useWidgetPage()
const closed = json({ message: 'Closed', code: 'maintenance' }, 503)
const SESSION = 'GET api/session'

test('a call answered with maintenance shows the notice, and another fault does not', async () => {
  page.show(notice, {})
  emit('error', { error: Object.assign(new Error('x'), { code: 'token' }), phase: 'call' })
  expect($opening.get()).toBe('open')
  page.shop.once('GET checkout/cart/quote', json({ message: 'Closed', code: 'maintenance' }, 400))
  await loadCart()
  await shown('The shop is closed for a moment.')
})

test('it checks again after ten to fifteen seconds, and announces that the shop is back', async () => {
  page.shop.always(SESSION, closed)
  page.show(notice, {})
  emit('error', { error: Object.assign(new Error('x'), { code: 'maintenance' }), phase: 'call' })
  await shown('we try again automatically')
  const requests = () => page.shop.arrivals(SESSION).length
  const before = requests()
  page.browser.pass(9_900)
  expect($opening.get()).toBe('closed')
  page.browser.pass(5_200)
  await soon(() => requests() > before && $opening.get() === 'closed')
  page.shop.always(SESSION, page.shop.asUsual)
  await press('Try now')
  await shown('The shop is open again.')
  page.browser.pass(8_100)
  expect($opening.get()).toBe('open')
})

test('the page of a closed shop continues by itself', async () => {
  page.show(notice, { isClosed: true, backUrl: '/nl/shoes' })
  await press('Try now')
  await soon(() => page.tab.left.includes('/nl/shoes'))
})
