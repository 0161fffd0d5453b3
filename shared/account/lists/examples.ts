// Examples of a customer's reviews and stock alerts.
import { example } from '#shared/api/example.ts'
import { getAlerts, getMyReviews, removeAlert } from './calls.ts'

const page = { total: 1, page: 1, page_size: 10 }

/** A page of the customer's own reviews. */
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

/** The examples. */
export const examples = [
  example(getMyReviews, [1], { answer: myReviewsAnswer() }),
  example(getAlerts, [1], { answer: alertsAnswer() }),
  example(removeAlert, [3], { answer: null }),
]
