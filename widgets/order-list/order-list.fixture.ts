// The fixture for the conformance suite: two orders of thirty, one with an unknown status.
import type { Fixture } from '#widgets/fixture.ts'

const order = {
  number: '300000002',
  created_at: '2026-11-20T10:00:00Z',
  status: 'sent',
  status_label: 'Underway',
  grand_total: 64.95,
  currency: 'GBP',
  items_qty: 3,
  items: [{ name: 'Match ball', qty: 3, image: null }],
}
const orders = {
  items: [order, { ...order, number: '300000001', status: 'on_the_moon', status_label: null }],
  total: 30,
  page: 2,
  page_size: 10,
}

/** The host's own list links to the same pages. */
export const fixture: Fixture = {
  options: { orderUrl: '/en/account/orders/{number}' },
  fallback: '<ul><li><a href="/en/account/orders/300000002">Order 300000002</a></li></ul>',
  printed: { 'api/customer/orders': orders },
  answers: { 'api/customer/orders': orders },
  scenes: {
    'no orders': {
      printed: { 'api/customer/orders': { ...orders, items: [], total: 0, page: 1 } },
      answers: { 'api/customer/orders': { ...orders, items: [], total: 0, page: 1 } },
      shows: '.touchline-empty',
    },
  },
  sameTexts: { de: ['Status'], nl: ['Status'], sv: ['Status'] },
}
