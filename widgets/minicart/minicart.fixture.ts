// The minicart as a header has it, for the conformance suite.
import { cartAnswers, emptyCartAnswers } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

/** A link to the cart, as a theme prints it. */
export const fixture: Fixture = {
  attributes: { 'data-cart-url': '/en/checkout/cart', 'data-checkout-url': '/en/checkout', 'data-free-shipping-from': '50' },
  fallback: '<a class="minicart-opener" href="/en/checkout/cart" data-touchline-key="opener">Cart</a>',
  answers: cartAnswers,
  scenes: {
    open: { press: ['.minicart-opener'], shows: '.minicart-line' },
    'open and empty': { answers: emptyCartAnswers, press: ['.minicart-opener'], shows: '.touchline-empty' },
    'open and failed': { answers: { 'checkout/cart/quote': 400 }, press: ['.minicart-opener'], shows: '.touchline-empty button' },
  },
}
