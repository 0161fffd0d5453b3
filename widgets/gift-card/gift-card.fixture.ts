// The fixture for the conformance suite: gift cards as a page prints them.
import { cartAnswers } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

const quote = cartAnswers['checkout/cart/quote']
const paying = {
  ...quote,
  extension_attributes: { ...quote.extension_attributes, applied_gift_cards: [{ code: '•••• DDDD', amount: 25 }] },
}

/** A form that posts without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-is-open': 'true', 'data-action': '/en/checkout/cart/gift-card' },
  fallback:
    '<form class="gift-card-form" action="/en/checkout/cart/gift-card" method="post"><label>Gift card code <input name="code"></label><button>Use gift card</button></form>',
  printed: cartAnswers,
  answers: cartAnswers,
  scenes: {
    'in use': {
      printed: { ...cartAnswers, 'checkout/cart/quote': paying },
      answers: { ...cartAnswers, 'checkout/cart/quote': paying },
      shows: '.gift-card-list li',
    },
    'nothing typed': { press: ['.gift-card-form button'], shows: '[aria-invalid="true"]' },
  },
}
