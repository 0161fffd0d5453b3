// Tests of the list of stock alerts from the customer's point of view.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { configureProductLinks } from '#shared/state/product-route.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import { alertsAnswer } from '#tests/support/answers.ts'
import alertList from './alert-list.tsx'

const page = useWidgetPage('https://shop.test/nl/account/stock-alerts')
const LIST = 'GET api/customer/stock-alerts'

test('shows which products are back in stock', async () => {
  page.shop.once(LIST, json(alertsAnswer()))
  page.show(alertList)
  await shown('Still out of stock')
  await shown('In stock again')
})

test('an alert leaves the list once the server has removed it, and not before', async () => {
  page.shop.once(LIST, json(alertsAnswer()))
  page.show(alertList)
  page.shop.once('DELETE api/customer/stock-alerts/3', json({}, 500))
  await press('Remove Home shirt')
  await shown('Your change could not be saved, please try again.')
  page.shop.once('DELETE api/customer/stock-alerts/3', json(null, 204))
  await press('Remove Home shirt')
  await soon(() => document.querySelectorAll('li').length === 1)
})

test('a guest reads the spec’s sentence', async () => {
  const message = "You don't seem to be logged in, please login to enable stock notifications."
  page.shop.once(LIST, json({ message }, 401))
  page.show(alertList)
  await shown(message)
  expect(control('Log in')?.getAttribute('href')).toBe('/nl/account/login')
})

test('leads to the host’s own page of a product', async () => {
  configureProductLinks('/p/{id}-{slug}')
  const [alert] = alertsAnswer().items
  page.shop.once(LIST, json(alertsAnswer({ items: [{ ...alert, product_id: 15 }] })))
  page.show(alertList)
  await shown('Still out of stock')
  expect(control('Home shirt')?.getAttribute('href')).toBe('/p/15-home-shirt')
})
