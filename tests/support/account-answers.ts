// Answers about a customer's own account as a host sends them, whole and right; a test changes the part it is about.
import { addressAnswer, totalsAnswer } from './answers.ts'

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

/** One order of two lines. */
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
    returns: null,
    withdrawal: null,
    complaint: null,
    ...part,
  }
}

/** Both lines can be had, at the price of then. */
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

/** Two addresses, the first for parcels and the second for bills. */
export function addressBookAnswer(part: object = {}) {
  return {
    addresses: [addressAnswer({ id: 31 }), addressAnswer({ id: 32, firstname: 'Bea' })],
    default_shipping: 31,
    default_billing: 32,
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

/** A page of her own reviews. */
export function myReviewsAnswer(part: object = {}) {
  return {
    ...page,
    items: [
      {
        id: 8,
        product_id: 12,
        name: 'Match ball',
        url: '/nl/product/match-ball',
        image: null,
        state: 'pending',
        rating: 4,
        title: 'Round',
        text: 'It rolls.',
        fit: null,
        photos: [],
        created_at: '2026-11-20T10:00:00Z',
      },
    ],
    to_review: [{ product_id: 15, name: 'Home shirt', url: '/nl/product/home-shirt', image: null }],
    ...part,
  }
}

/** A page of stock alerts. */
export function alertsAnswer(part: object = {}) {
  const alert = {
    id: 3,
    sku: 'SHIRT-M',
    name: 'Home shirt',
    url: '/nl/product/home-shirt',
    image: null,
    options: [{ label: 'Size', value: 'M' }],
    price_incl_tax: 25,
    in_stock: false,
    created_at: '2026-11-20T10:00:00Z',
    sent_at: null,
  }
  return { ...page, total: 2, items: [alert, { ...alert, id: 4, name: 'Match ball', options: [], in_stock: true }], ...part }
}
