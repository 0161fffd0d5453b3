// Tests of the list of orders from the customer's point of view.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { ordersAnswer } from '#tests/support/answers.ts'
import orderList from './order-list.tsx'

const page = useWidgetPage('https://shop.test/nl/account/orders?page=2')
const ORDERS = 'GET api/customer/orders'

test('shows the page that the address names, each order with the words of the host, and the way on', async () => {
  page.shop.once(ORDERS, json(ordersAnswer({ page: 2, total: 25 })))
  page.show(orderList, { orderUrl: '/nl/account/orders/{number}' })
  await shown('Page 2 of 3')
  expect(control('Order 100000077')?.getAttribute('href')).toBe('/nl/account/orders/100000077')
  expect([...document.querySelectorAll('dd')].map(words)).toEqual(['20 November 2026', 'Underway', '€54.95', '2'])
  expect(control('Next page')?.getAttribute('href')).toBe('?page=3')
})

test('a state that the host has no words for is shown as its code', async () => {
  const [order] = ordersAnswer().items
  page.shop.once(ORDERS, json(ordersAnswer({ items: [{ ...order, status: 'on_the_moon', status_label: null }] })))
  page.show(orderList)
  await shown('on_the_moon')
})

test('a list that does not come can be asked for again', async () => {
  page.shop.once(ORDERS, json({}, 400))
  page.show(orderList)
  await shown('This could not be loaded, please try again.')
  page.shop.once(ORDERS, json(ordersAnswer()))
  await press('Try again')
  await shown('Order 100000077')
})

test('who is not logged in reads so and is led to the login', async () => {
  page.shop.once(ORDERS, json({ message: 'Please log in to see this.' }, 401))
  page.show(orderList)
  await shown('Please log in to see this.')
  expect(control('Log in')?.getAttribute('href')).toBe('/nl/account/login')
})
