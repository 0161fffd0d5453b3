// Tests of the account's first page, which is rendered from five calls.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { configureProductLinks } from '#shared/state/product-route.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { addressBookAnswer, alertsAnswer, myReviewsAnswer, ordersAnswer, returnsAnswer } from '#tests/support/answers.ts'
import accountOverview from './account-overview.tsx'

const page = useWidgetPage('https://shop.test/nl/account')
const ORDERS = 'GET api/customer/orders'

beforeEach(() => {
  page.shop.always('GET api/customer/returns', json(returnsAnswer()))
  page.shop.always('GET api/customer/reviews', json(myReviewsAnswer()))
  page.shop.always('GET api/customer/stock-alerts', json(alertsAnswer()))
  page.shop.always('GET api/customer/addresses', json(addressBookAnswer()))
})

test('shows the last order, open tasks, returns, addresses, and products back in stock', async () => {
  page.shop.once(
    ORDERS,
    json(ordersAnswer({ items: [{ ...ordersAnswer().items[0], status: 'open', status_label: 'Waiting for payment' }] })),
  )
  page.show(accountOverview)
  await shown('Waiting for payment')
  await soon(() => control('Pay for order 100000077'))
  await shown('Products you can review: 1')
  await shown('R-1001')
  await shown("Bea O'Neil")
  const alerts = await soon(() => [...document.querySelectorAll('section')].find((card) => words(card).startsWith('Stock alerts')))
  await soon(() => words(alerts).includes('Match ball'))
  expect(words(alerts)).not.toContain('Home shirt')
})

test('without its orders it can be loaded again', async () => {
  page.shop.once(ORDERS, json({}, 400))
  page.show(accountOverview)
  await shown('This could not be loaded, please try again.')
})

test('a product back in stock links to the host’s own page', async () => {
  configureProductLinks('/p/{slug}')
  page.shop.once(ORDERS, json(ordersAnswer()))
  const [, ball] = alertsAnswer().items
  page.shop.always('GET api/customer/stock-alerts', json(alertsAnswer({ items: [{ ...ball, url: '/nl/product/match-ball' }] })))
  page.show(accountOverview)
  await soon(() => control('Match ball'))
  expect(control('Match ball')?.getAttribute('href')).toBe('/p/match-ball')
})
