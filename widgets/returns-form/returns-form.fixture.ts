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

const size = (sku: string, id: number, stock: number) => ({
  product_id: 100 + id,
  sku,
  status: 1,
  stock,
  images: [],
  size_option_id: id,
  refund: 0,
})
const offered = {
  currency: 'GBP',
  ways: [
    { code: 'label', title: 'With a label', price: 0, place: 'Any drop-off point of Royal Mail', needs: 'You need a printer.' },
    { code: 'pickup', title: 'Picked up at your door', price: 4.5, place: 'The delivery address', needs: null },
  ],
  free_reasons: ['faulty'],
  exchanges: [
    {
      item_id: 1,
      attributes: [
        {
          id: 93,
          code: 'size',
          label: 'Size',
          role: 'size',
          options: ['3', '4', '5'].map((label) => ({ id: Number(label), label, swatch: null })),
        },
      ],
      virtual_products: [size('BALL-3', 3, 7), size('BALL-4', 4, 0)],
    },
  ],
  hold_days: 14,
  wait_days: 21,
}
const sentBy = { title: 'With a code', next: 'Show your code at a drop-off point.', drop_off_code: 'K7QF-3HXA-94RM', has_label: false }
const exchanged = [
  { name: 'Match ball', qty: 1, options: [{ label: 'Size', value: '3' }], state: 'reserved', state_label: 'kept for you until 5 December' },
]

const complaintUrl = '/en/complaint?order={order}&item={item}'

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: {
    action: '/en/returns',
    email: 'ada@example.com',
    orderNumber: '300000001',
    intent: 'conformance-intent',
    isFree: true,
    complaintUrl,
  },
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
    'another size': {
      options: {
        ...{ email: 'ada@example.com', orderNumber: '300000001', order, offered, way: 'pickup' },
        ...{ quantities: { 1: 1 }, reasons: { 1: 'too-small' }, exchanges: { 1: { sku: 'BALL-4', wait: false } } },
      },
      shows: '.returns-form-tiles',
    },
    exchanged: {
      options: { email: 'ada@example.com', orderNumber: '300000001', order, reference: 'R-1001', sentBy, exchanged },
      shows: '.returns-form-code',
    },
    registered: {
      options: { email: 'ada@example.com', orderNumber: '300000001', order, reference: 'R-1001' },
      shows: '.returns-form-steps',
    },
  },
  answers: { 'returns/fetch/order': { success: 1, error: null, order }, 'returns/fetch/choices': offered },
}
