// The fixture for the conformance suite: the button and its panel.
import type { Fixture } from '#widgets/fixture.ts'

/** A link that works without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-product-id': '90001', 'data-asks': 'foot' },
  fallback: '<a href="/en/contact">Find my size</a>',
  scenes: {
    open: { press: ['.size-advice-button'], shows: 'form' },
    body: { options: { productId: 90001, asks: 'body' }, press: ['.size-advice-button'], shows: 'form' },
    'nothing filled in': { press: ['.size-advice-button', 'form button[type="submit"]'], shows: '.touchline-summary' },
  },
}
