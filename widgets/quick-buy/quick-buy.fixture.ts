// The fixture for the conformance suite: a link that opens the shirt of product-options.
import type { Fixture } from '#widgets/fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

/** A link to a product's page, as a card prints it. */
export const fixture: Fixture = {
  fallback: '<a href="/en/product/club-shirt" data-quick-buy="90001">Quick buy, Club shirt</a>',
  answers: { 'catalog/product/90001': wireProduct },
  scenes: {
    open: { press: ['[data-quick-buy]'], shows: '.quick-buy-parts fieldset' },
    chosen: {
      press: ['[data-quick-buy]', '.quick-buy-parts fieldset input', '.add-to-cart-button'],
      shows: '.add-to-cart-error',
    },
    failed: { answers: { 'catalog/product/90001': 404 }, press: ['[data-quick-buy]'], shows: '.quick-buy-dialog [role="alert"]' },
  },
}
