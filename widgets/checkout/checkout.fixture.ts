// The checkout's first step, for the conformance suite.
import { cartAnswers, cartState } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

/** Without JavaScript there is the way to ask. */
export const fixture: Fixture = {
  options: {
    countries: [
      { code: 'GB', label: 'United Kingdom' },
      { code: 'NL', label: 'Netherlands' },
    ],
  },
  attributes: { 'data-login-url': '/en/account/login' },
  fallback: '<p>The checkout needs JavaScript.</p><a href="/en/contact">Order by e-mail</a>',
  state: cartState,
  answers: cartAnswers,
  sameTexts: { nl: ['Log in', 'Postcode'], sv: ['Box'] },
}
