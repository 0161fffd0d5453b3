// The fixture for the conformance suite: a product in stock.
import type { Fixture } from '#widgets/fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

const delivery = { days: 0, is_made: false, date: null }

/** The host's own sentence, which is true on any day. */
export const fixture: Fixture = {
  options: { productId: 90001, delivery, price: 30, countsDown: false },
  fallback: '<p>Order by 22:00, delivered the next <a href="/en/pages/delivery">working day</a></p>',
  answers: { 'catalog/product/90001': { ...wireProduct, delivery } },
  scenes: {
    'counted down': { options: { productId: 90001, delivery, price: 30 }, shows: '.delivery-promise-left' },
    'asked for': {
      options: { productId: 90002 },
      answers: { 'catalog/product/90002': { ...wireProduct, product_id: 90002, delivery: { days: 2, is_made: true } } },
      shows: '.delivery-promise-words',
    },
  },
}
