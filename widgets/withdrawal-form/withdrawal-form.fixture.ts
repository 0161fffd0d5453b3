// The fixture for the conformance suite: an order with one item to withdraw from, and an excluded one.
import type { Fixture } from '#widgets/fixture.ts'

const order = {
  id: 7,
  increment_id: '300000001',
  active_shipment_id: null,
  has_return: false,
  created_at: '2026-11-20T10:00:00Z',
  return_until: '2026-12-06',
  items: [
    { id: 1, sku: 'BALL-5', name: 'Match ball', image: null, qty_ordered: 2, qty_returnable: 2, no_return_reason: null, options: [] },
    {
      id: 2,
      sku: 'SHIRT',
      name: 'Printed shirt',
      image: null,
      qty_ordered: 1,
      qty_returnable: 0,
      no_return_reason: 'Made to your order.',
      options: [],
    },
  ],
  reasons: [],
}
const known = { email: 'ada@example.com', orderNumber: '300000001' }

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: { action: '/en/withdrawal', ...known, intent: 'conformance-intent', isFree: true, mailsLabel: true },
  fallback:
    '<form action="/en/withdrawal" method="post"><input type="hidden" name="step" value="find"><label>Order number <input name="orderNumber"></label> <label>E-mail address <input type="email" name="email"></label> <button>Find order</button></form>',
  scenes: {
    statement: { press: ['[type="submit"]'], shows: '.withdrawal-form-line' },
    confirmation: {
      options: { ...known, order, name: 'Ada', receiptEmail: 'ada@example.com', quantities: { 1: 2 } },
      shows: '.withdrawal-form-list',
    },
    receipt: {
      options: { ...known, order, name: 'Ada', quantities: { 1: 2 }, reference: 'W-1001', receivedAt: '2026-11-22T10:00:00.000Z' },
      shows: '.withdrawal-form-list',
    },
  },
  answers: { 'returns/fetch/order': { success: 1, error: null, order } },
}
