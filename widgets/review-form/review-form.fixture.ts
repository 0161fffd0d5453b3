// The fixture for the conformance suite: the button for a guest, and the form for a customer.
import type { Fixture } from '#widgets/fixture.ts'

const session = {
  customer: { id: 7, email: 'mary@example.test', firstname: 'Mary', lastname: 'O’Neil', default_billing: null, default_shipping: null },
  cart: { items_qty: 0 },
  wishlist: [],
  compare: [],
  changed_at: 5,
}

/** A link that works without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-product-id': '90001', 'data-asks-fit': 'true', 'data-is-for-buyers': 'true' },
  fallback: '<p><a href="/en/contact">Write a review</a></p>',
  scenes: {
    'the form': {
      cookies: { 'touchline-session': '5' },
      answers: { 'api/session': session },
      press: ['.touchline-button'],
      shows: 'textarea',
    },
  },
}
