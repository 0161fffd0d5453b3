// The fixture for the conformance suite: an order with one returnable line and one that is not.
import type { Fixture } from '#widgets/fixture.ts'

const order = {
  id: 7,
  increment_id: '300000001',
  active_shipment_id: 12,
  has_return: true,
  created_at: '2026-11-20T10:00:00Z',
  return_until: '2026-12-06',
  items: [
    {
      id: 1,
      sku: 'BALL-5',
      name: 'Match ball',
      image: null,
      qty_ordered: 3,
      qty_returnable: 2,
      no_return_reason: null,
      options: [{ label: 'Size', value: '5' }],
    },
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
  reasons: [
    { code: 'too-small', label: 'Too small' },
    { code: 'other', label: 'Another reason' },
  ],
}

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: { action: '/en/returns', email: 'ada@example.com', orderNumber: '300000001', intent: 'conformance-intent', isFree: true },
  fallback:
    '<form action="/en/returns" method="post"><input type="hidden" name="step" value="find"><label>Order number <input name="orderNumber"></label> <label>E-mail address <input type="email" name="email"></label> <button>Find order</button></form>',
  scenes: {
    'no order': {
      answers: {
        'returns/fetch/order': { success: 0, error: 'We found no order with this order number and e-mail address.', order: null },
      },
      press: ['[type="submit"]'],
      shows: '[role="alert"]',
    },
    'what goes back': { press: ['[type="submit"]'], shows: '.returns-form-line' },
    registered: {
      options: { email: 'ada@example.com', orderNumber: '300000001', order, reference: 'R-1001' },
      shows: '.returns-form-steps',
    },
  },
  answers: { 'returns/fetch/order': { success: 1, error: null, order } },
}
