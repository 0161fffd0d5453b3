// The fixture for the conformance suite: an account with an entry in every list.
import type { Fixture } from '#widgets/fixture.ts'

const address = {
  id: 4,
  firstname: 'Mary',
  lastname: "O'Neil",
  postcode: 'SW1A 1AA',
  street: ['Downing Street', '10', null],
  city: 'London',
  country_id: 'GB',
}
const order = {
  number: '300000002',
  created_at: '2026-11-20T10:00:00Z',
  status: 'open',
  status_label: 'Waiting for payment',
  grand_total: 64.95,
  currency: 'GBP',
  items_qty: 3,
  items: [],
}
const page = { total: 1, page: 1, page_size: 10 }
const answers = {
  'api/customer/orders': { ...page, items: [order] },
  'api/customer/returns': {
    ...page,
    items: [
      {
        reference: 'R-1001',
        kind: 'return',
        status: 'registered',
        status_label: 'Registered',
        order_number: '300000001',
        created_at: '2026-11-20T10:00:00Z',
        refund: null,
        currency: 'GBP',
        items: [],
        label_url: null,
      },
    ],
  },
  'api/customer/reviews': {
    ...page,
    items: [],
    to_review: [{ product_id: 12, name: 'Match ball', url: '/en/product/match-ball', image: null }],
  },
  'api/customer/stock-alerts': {
    ...page,
    items: [{ id: 3, name: 'Match ball', url: '/en/product/match-ball', image: null, options: [], price_incl_tax: 20, in_stock: true }],
  },
  'api/customer/addresses': { addresses: [address, { ...address, id: 5 }], default_billing: 5, default_shipping: 4 },
}
const nothing = {
  'api/customer/orders': { ...page, total: 0, items: [] },
  'api/customer/returns': { ...page, total: 0, items: [] },
  'api/customer/reviews': { ...page, total: 0, items: [], to_review: [] },
  'api/customer/stock-alerts': { ...page, total: 0, items: [] },
  'api/customer/addresses': { addresses: [], default_billing: null, default_shipping: null },
}

/** The host's own page links to the same pages. */
export const fixture: Fixture = {
  options: {
    orderUrl: '/en/account/orders/{number}',
    ordersUrl: '/en/account/orders',
    returnsUrl: '/en/account/returns',
    addressesUrl: '/en/account/addresses',
    alertsUrl: '/en/account/stock-alerts',
    reviewsUrl: '/en/account/reviews',
  },
  fallback: '<p><a href="/en/account/orders">All orders</a></p>',
  printed: answers,
  answers,
  scenes: { 'a new account': { printed: nothing, answers: nothing, shows: '.account-overview-cards' } },
}
