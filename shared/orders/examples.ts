// Examples of a customer's orders and returns.
import { addressAnswer } from '#shared/address/examples.ts'
import { example } from '#shared/api/example.ts'
import { totalsAnswer } from '#shared/cart/examples.ts'
import { cancelOrder, getMyOrder, getOrders, getReturns, previewReorder, reorder } from './calls.ts'

const page = { total: 1, page: 1, page_size: 10 }

/** A page of orders. */
export function ordersAnswer(part: object = {}) {
  return {
    ...page,
    items: [
      {
        number: '100000077',
        created_at: '2026-11-20T10:00:00Z',
        status: 'sent',
        status_label: 'Underway',
        grand_total: 54.95,
        currency: 'EUR',
        items_qty: 2,
        items: [{ name: 'Home shirt', qty: 2, image: '/nl/pictures/shirt.webp' }],
      },
    ],
    ...part,
  }
}

/** An order of two lines. */
export function myOrderAnswer(part: object = {}) {
  const line = { item_id: 1, sku: 'BALL', name: 'Match ball', qty: 2, price_incl_tax: 20, row_total_incl_tax: 40, url: null, options: [] }
  return {
    number: '100000077',
    created_at: '2026-11-20T10:00:00Z',
    status: 'pending',
    status_label: 'Payment expected',
    email: 'anna@example.test',
    currency: 'EUR',
    grand_total: 54.95,
    items: [line, { ...line, item_id: 2, sku: 'SHIRT', name: 'Home shirt', qty: 1, price_incl_tax: 25, row_total_incl_tax: 25 }],
    totals: { total_segments: totalsAnswer().total_segments },
    shipping_address: addressAnswer(),
    billing_address: addressAnswer(),
    shipping_title: 'PostNL - At home',
    delivery_slot: null,
    payment_title: 'Bank transfer',
    payment: { instructions: null },
    expected_on: null,
    parcels: [],
    can_cancel: true,
    can_reorder: true,
    pay_url: null,
    invoice_url: null,
    return_cases: [],
    returns: null,
    withdrawal: null,
    complaint: null,
    ...part,
  }
}

/** Both lines are available, at the original price. */
export function reorderAnswer(part: object = {}) {
  return {
    added: [
      { item_id: 1, name: 'Match ball', qty: 2, price: 20, price_before: 20 },
      { item_id: 2, name: 'Home shirt', qty: 1, price: 25, price_before: 25 },
    ],
    unavailable: [],
    ...part,
  }
}

/** A page of returns. */
export function returnsAnswer(part: object = {}) {
  return {
    ...page,
    items: [
      {
        reference: 'R-1001',
        kind: 'return',
        status: 'registered',
        status_label: 'Registered',
        order_number: '100000077',
        created_at: '2026-11-20T10:00:00Z',
        refund: null,
        currency: 'EUR',
        items: [{ name: 'Match ball', qty: 1, image: null }],
        label_url: '/nl/account/returns/R-1001/label',
      },
    ],
    ...part,
  }
}

/** The examples. */
export const examples = [
  example(getOrders, [1], { answer: ordersAnswer() }),
  example(getMyOrder, ['100000077'], { answer: myOrderAnswer() }),
  example(cancelOrder, ['100000077'], { answer: myOrderAnswer() }),
  example(previewReorder, ['100000077', [1]], { body: { items: [{ item_id: 1 }], is_preview: true }, answer: reorderAnswer() }),
  example(reorder, ['100000077', [{ id: 1, price: 20 }], 'an-intent'], {
    body: { items: [{ item_id: 1, price: 20 }] },
    answer: reorderAnswer(),
  }),
  example(getReturns, [1], { answer: returnsAnswer() }),
]
