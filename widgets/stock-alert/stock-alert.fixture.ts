// The fixture for the conformance suite: a sold-out product.
import type { Fixture } from '#widgets/fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

const gone = {
  ...wireProduct,
  product_id: 90011,
  product_type: 'simple',
  in_stock: false,
  stock: 0,
  configurable_data: { attributes: [] },
  virtual_products: [],
}

/** A link that works without JavaScript. */
export const fixture: Fixture = {
  options: { productId: 90011, allowsGuests: false },
  fallback: '<a href="/en/contact">Ask us when it is back</a>',
  printed: { 'catalog/product/90011': gone },
  answers: { 'catalog/product/90011': gone },
  scenes: {
    'for guests': { options: { productId: 90011, allowsGuests: true }, shows: 'form' },
    'no address': { options: { productId: 90011, allowsGuests: true }, press: ['form button[type="submit"]'], shows: '.touchline-summary' },
  },
}
