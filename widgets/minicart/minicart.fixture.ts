// The fixture for the conformance suite: the minicart in a header.
import { cartAnswers, emptyCartAnswers } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

/** A link to the cart, as a theme prints it. */
export const fixture: Fixture = {
  attributes: { 'data-cart-url': '/en/checkout/cart', 'data-checkout-url': '/en/checkout', 'data-free-shipping-from': '50' },
  fallback: '<a class="touchline-badge-link" href="/en/checkout/cart" data-touchline-key="opener">Cart</a>',
  answers: cartAnswers,
  scenes: {
    open: { press: ['.touchline-badge-link'], shows: '.minicart-line' },
    'open and empty': { answers: emptyCartAnswers, press: ['.touchline-badge-link'], shows: '.touchline-empty' },
    'open and failed': { answers: { 'checkout/cart/quote': 400 }, press: ['.touchline-badge-link'], shows: '.touchline-empty button' },
  },
}
