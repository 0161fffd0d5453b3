// The fixture for the conformance suite: an order in two parcels.
import type { Fixture } from '#widgets/fixture.ts'

const found = {
  order_number: '300000001',
  status: 'partly-sent',
  is_delayed: false,
  expected_on: '2026-11-25',
  steps: [
    { code: 'ordered', label: 'Ordered', at: '2026-11-22T10:00:00.000Z', is_done: true },
    { code: 'preparing', label: 'Being prepared', at: null, is_done: true },
    { code: 'sent', label: 'Sent', at: null, is_done: false },
    { code: 'delivered', label: 'Delivered', at: null, is_done: false },
  ],
  carrier: 'Royal Mail',
  track_url: null,
  parcels: [
    {
      id: 1,
      carrier: 'Royal Mail',
      tracking_code: 'RM-1',
      track_url: 'https://www.royalmail.com/track-your-item#/tracking-results/RM-1',
      sent_at: '2026-11-23T10:00:00.000Z',
      delivered_at: '2026-11-24T10:00:00.000Z',
      items: [{ name: 'Match ball', qty: 1 }],
    },
    { id: 2, carrier: 'Post', tracking_code: 'X-2', track_url: 'https://evil.example/', sent_at: null, delivered_at: null, items: [] },
  ],
  items: [{ name: 'Match ball', qty: 2 }],
}

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: { action: '/en/orders/track', email: 'ada@example.com', orderNumber: '300000001', carriers: ['royalmail.com'] },
  fallback:
    '<form action="/en/orders/track" method="post"><label>Order number <input name="orderNumber"></label> <label>E-mail address <input type="email" name="email"></label> <button>Find order</button></form>',
  scenes: {
    'no order': { answers: { 'api/orders/track': 404 }, press: ['[type="submit"]'], shows: '[role="alert"]' },
    'on its way': { press: ['[type="submit"]'], shows: '.order-tracking-parcel' },
    late: { options: { found: { ...found, is_delayed: true } }, shows: '.touchline-notice' },
    canceled: {
      options: { found: { ...found, status: 'canceled', parcels: [], carrier: null, expected_on: null } },
      shows: '.order-tracking-items',
    },
  },
  answers: { 'api/orders/track': found },
}
