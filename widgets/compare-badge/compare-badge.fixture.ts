// The fixture for the conformance suite: the badge in a header.
import type { Fixture } from '#widgets/fixture.ts'

/** A link to the comparison, as a theme prints it. */
export const fixture: Fixture = {
  attributes: { 'data-compare-url': '/en/compare' },
  fallback: '<a class="touchline-badge-link" href="/en/compare">Comparison</a>',
  scenes: {
    three: {
      cookies: { 'touchline-session': '5' },
      answers: { 'api/session': { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: ['A', 'B', 'C'], changed_at: 5 } },
      shows: '.touchline-badge-count',
    },
  },
}
