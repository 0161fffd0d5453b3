// The fixture for the conformance suite: the badge in a header.
import type { Fixture } from '#widgets/fixture.ts'

/** A link to the wishlist, as a theme prints it. */
export const fixture: Fixture = {
  attributes: { 'data-wishlist-url': '/en/wishlist' },
  fallback: '<a class="touchline-badge-link" href="/en/wishlist">Wishlist</a>',
  scenes: {
    'a hundred': {
      cookies: { 'touchline-wishlist': JSON.stringify(Array.from({ length: 100 }, (_none, index) => index + 1)) },
      shows: '.touchline-badge-count',
    },
  },
}
