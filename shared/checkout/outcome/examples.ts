// Examples of an order's outcome and payment.
import { addressAnswer } from '#shared/address/examples.ts'
import { example, refusal } from '#shared/api/example.ts'
import { totalsAnswer } from '#shared/cart/examples.ts'
import { shippingMethodAnswer } from '#shared/checkout/shipping/examples.ts'
import { lineBackAnswer } from '#shared/product/examples.ts'
import { cancelPayment, claimOrder, getLastOrder, getPaymentStatus } from './calls.ts'

/** The status of a payment. */
export function paymentStatusAnswer(part: object = {}) {
  return { status: 'paid' as const, order_number: '100000077', redirect_url: null, ...part }
}

/** A paid order of one line. */
export function lastOrderAnswer(part: object = {}) {
  return {
    order_number: '100000077',
    status: 'paid' as const,
    email: 'anna@example.test',
    grand_total: 54.95,
    currency: 'EUR',
    items: [
      {
        sku: 'SHIRT-RED-M',
        parent_sku: 'SHIRT',
        name: 'Home shirt',
        qty: 2,
        price_incl_tax: 25,
        row_total_incl_tax: 50,
        image: '/nl/pictures/shirt.webp',
        url: '/nl/product/home-shirt',
        options: [{ label: 'Colour', value: 'Red' }],
      },
    ],
    totals: { total_segments: totalsAnswer().total_segments, grand_total: 54.95, tax_amount: 9.54 },
    shipping_address: addressAnswer(),
    billing_address: addressAnswer(),
    shipping_title: 'PostNL - At home',
    delivery_slot: shippingMethodAnswer().extension_attributes.delivery_slots[0],
    payment_title: 'iDEAL',
    created_at: '2026-11-21T12:00:00Z',
    ...part,
  }
}

/** The examples. */
export const examples = [
  example(getPaymentStatus, [], { answer: paymentStatusAnswer() }),
  example(cancelPayment, [], {
    answer: paymentStatusAnswer({ status: 'canceled' }),
    refusals: [refusal(409, 'payment', 'No payment stands open.')],
  }),
  example(getLastOrder, [], {
    answer: { ...lastOrderAnswer(), items: lastOrderAnswer().items.map((item) => ({ ...item, back: lineBackAnswer() })) },
    refusals: [refusal(404, 'order', 'This session ordered nothing.')],
  }),
  example(claimOrder, ['100000077', '8f14e45fceea167a'], {
    body: { order_number: '100000077', claim: '8f14e45fceea167a' },
    answer: { granted: true },
  }),
]
