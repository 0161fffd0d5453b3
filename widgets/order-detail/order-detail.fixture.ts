// The fixture for the conformance suite: an order with choices, players, a parcel and a changed price.
import type { Fixture } from '#widgets/fixture.ts'

const address = {
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
  status: 'partly-sent',
  status_label: 'Partly on its way',
  email: 'mary@example.com',
  currency: 'GBP',
  grand_total: 64.95,
  items: [
    {
      item_id: 1,
      sku: 'BALL-5',
      name: 'Match ball',
      qty: 2,
      price_incl_tax: 20,
      row_total_incl_tax: 40,
      image: null,
      url: '/en/product/match-ball',
      options: [{ label: 'Size', value: '5' }],
    },
    {
      item_id: 2,
      sku: 'KIT',
      name: 'Team kit',
      qty: 1,
      price_incl_tax: 24.95,
      row_total_incl_tax: 24.95,
      image: null,
      url: null,
      options: [],
      players: [{ player_id: 'p1', name: 'Ada', number: '10', sizes: [{ name: 'Shirt', value: 'M' }] }],
    },
  ],
  totals: { total_segments: [{ code: 'grand_total', title: 'Paid', value: 64.95, area: null, extension_attributes: {} }] },
  shipping_address: address,
  billing_address: { ...address, firstname: 'Ada' },
  shipping_title: 'Royal Mail',
  delivery_slot: null,
  payment_title: 'Card',
  payment: { instructions: null },
  expected_on: '2026-11-25',
  parcels: [
    {
      id: 1,
      carrier: 'Royal Mail',
      tracking_code: 'RM-1',
      track_url: 'https://www.royalmail.com/track-your-item#/tracking-results/RM-1',
      sent_at: '2026-11-23',
      delivered_at: null,
      items: [{ name: 'Match ball', qty: 1 }],
    },
  ],
  can_cancel: false,
  can_reorder: true,
  pay_url: null,
  invoice_url: '/en/account/orders/300000002/invoice',
  returns: { url: '/en/returns', until: '2026-12-09' },
  withdrawal: { url: '/en/withdrawal', until: null },
  complaint: null,
}
const reorder = {
  added: [{ item_id: 1, name: 'Match ball', qty: 2, price: 22, price_before: 20 }],
  unavailable: [{ item_id: 2, name: 'Team kit', qty: 1, reason: 'Out of stock.', alternative_url: '/en/search?query=kit' }],
}
const printed = { 'api/customer/orders/300000002': order }
const open = {
  ...order,
  status: 'pending',
  status_label: 'Payment expected',
  parcels: [],
  can_cancel: true,
  returns: null,
  withdrawal: null,
  payment: { instructions: 'Please transfer £64.95.' },
}

/** The host's own page shows the same as plain text. */
export const fixture: Fixture = {
  options: {
    number: '300000002',
    action: '/en/account/orders/300000002',
    intent: 'conformance-intent',
    teamUrl: '/en/account/teams?source=order-{item}',
    carriers: ['royalmail.com'],
  },
  fallback: '<p><a href="/en/account/orders">Your orders</a></p>',
  printed,
  answers: { ...printed, 'api/customer/orders/300000002/reorder': reorder },
  scenes: {
    'not paid yet': {
      printed: { 'api/customer/orders/300000002': open },
      answers: { 'api/customer/orders/300000002': open },
      press: ['.order-detail-cancel summary'],
      shows: '.order-detail-cancel [type="submit"]',
    },
    'what has changed since then': { press: ['[data-tone="primary"]'], shows: '.order-detail-review' },
    'a plain page that asks first': {
      options: { number: '300000002', action: '/en/account/orders/300000002', intent: 'conformance-intent', reorder },
      shows: '.order-detail-review',
    },
  },
  sameTexts: { de: ['Status'], nl: ['Status'], sv: ['Status'] },
}
