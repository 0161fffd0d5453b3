// Tests of the list of orders from the customer's point of view.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { ordersAnswer } from '#tests/support/answers.ts'
import orderList from './order-list.tsx'

const page = useWidgetPage('https://shop.test/nl/account/orders?page=2')
const ORDERS = 'GET api/customer/orders'

test('shows the page in the address, each order with the host’s status text, and the pagination', async () => {
  page.shop.once(ORDERS, json(ordersAnswer({ page: 2, total: 25 })))
  page.show(orderList, { orderUrl: '/nl/account/orders/{number}' })
  await shown('Page 2 of 3')
  expect(control('Order 100000077')?.getAttribute('href')).toBe('/nl/account/orders/100000077')
  expect([...document.querySelectorAll('dd')].map(words)).toEqual(['20 November 2026', 'Underway', '€54.95', '2'])
  expect(control('Next page')?.getAttribute('href')).toBe('?page=3')
})

test('an unknown status is shown as its code', async () => {
  const [order] = ordersAnswer().items
  page.shop.once(ORDERS, json(ordersAnswer({ items: [{ ...order, status: 'on_the_moon', status_label: null }] })))
  page.show(orderList)
  await shown('on_the_moon')
})

test('a list that could not be loaded can be loaded again', async () => {
  page.shop.once(ORDERS, json({}, 400))
  page.show(orderList)
  await shown('This could not be loaded, please try again.')
  page.shop.once(ORDERS, json(ordersAnswer()))
  await press('Try again')
  await shown('Order 100000077')
})

test('a guest is told to log in, with a link to the login', async () => {
  page.shop.once(ORDERS, json({ message: 'Please log in to see this.' }, 401))
  page.show(orderList)
  await shown('Please log in to see this.')
  expect(control('Log in')?.getAttribute('href')).toBe('/nl/account/login')
})
