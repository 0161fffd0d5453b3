// The fixture for the conformance suite: a product that is back in stock.
import type { Fixture } from '#widgets/fixture.ts'

const page = { total: 1, page: 1, page_size: 10 }
const answer = {
  ...page,
  items: [
    {
      id: 3,
      sku: 'SHIRT-M',
      name: 'Home shirt',
      url: '/en/product/home-shirt',
      image: null,
      options: [{ label: 'Size', value: 'M' }],
      price_incl_tax: 25,
      in_stock: true,
      created_at: '2026-11-20T10:00:00Z',
      sent_at: null,
    },
  ],
}
const nothing = { ...page, total: 0, items: [] }

/** The host's own list links to the same pages. */
export const fixture: Fixture = {
  options: { action: '/en/account/stock-alerts' },
  fallback: '<p><a href="/en/">Shop</a></p>',
  printed: { 'api/customer/stock-alerts': answer },
  answers: { 'api/customer/stock-alerts': answer },
  scenes: {
    nothing: {
      printed: { 'api/customer/stock-alerts': nothing },
      answers: { 'api/customer/stock-alerts': nothing },
      shows: '.touchline-empty',
    },
  },
  sameTexts: {},
}
