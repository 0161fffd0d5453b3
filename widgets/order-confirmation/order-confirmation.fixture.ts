// A paid order, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

const address = {
  id: null,
  customer_id: null,
  customer_address_id: null,
  email: null,
  prefix: null,
  firstname: 'Ada',
  middlename: null,
  lastname: 'Byron',
  postcode: 'SW1A 1AA',
  street: ['Main Street', '1', null],
  city: 'London',
  telephone: null,
  company: null,
  country_id: 'GB',
  region: null,
  region_code: null,
  region_id: null,
  default_billing: null,
  default_shipping: null,
  same_as_billing: null,
  save_in_address_book: null,
}

const order = {
  order_number: '300000001',
  status: 'paid',
  email: 'ada@example.com',
  grand_total: 50,
  currency: 'GBP',
  items: [
    {
      sku: 'BALL-5',
      name: 'Match ball',
      qty: 2,
      price_incl_tax: 25,
      row_total_incl_tax: 50,
      image: null,
      url: null,
      options: [{ label: 'Size', value: '5' }],
      product_id: 12,
      manufacturer: 'Torqa',
      categories: ['Balls'],
    },
  ],
  totals: {
    total_segments: [{ code: 'grand_total', title: 'Total', value: 50, area: null, extension_attributes: {} }],
    grand_total: 50,
    tax_amount: 8.33,
    coupon_code: null,
  },
  shipping_address: address,
  billing_address: address,
  shipping_title: 'Home delivery',
  delivery_slot: null,
  payment_title: 'Bank transfer',
  payment: { instructions: 'Please transfer £50.00 by 28 November.\nReference: 300000001' },
  created_at: '2026-11-21 10:00:00',
}

const slot = { id: 'monday', date: '2026-11-23', from: '18:00', to: '22:00', label: '' }

/** The host's own HTML already names the number. */
export const fixture: Fixture = {
  attributes: { 'data-shop-url': '/en/' },
  fallback: '<p>Your order number is 300000001.</p><a href="/en/">Continue shopping</a>',
  printed: { 'checkout/cart/last-order': order },
  scenes: {
    'paid, with its day': {
      answers: {
        'checkout/cart/last-order': { ...order, status: 'paid', payment: null, delivery_slot: slot, track_url: '/en/orders/track' },
      },
      shows: '.order-confirmation-next .touchline-button',
    },
    'no recent order': { answers: { 'checkout/cart/last-order': 404 }, shows: '.touchline-empty' },
    failed: { answers: { 'checkout/cart/last-order': 400 }, shows: '.touchline-empty button' },
    'not paid yet': {
      answers: { 'checkout/cart/last-order': { ...order, status: 'open', delivery_slot: null } },
      shows: '.touchline-empty a',
    },
    'paid by nobody': {
      answers: { 'checkout/cart/last-order': { ...order, status: 'canceled', delivery_slot: null } },
      shows: '.touchline-empty a',
    },
  },
  answers: { 'checkout/cart/last-order': order },
}
