// The fixture for the conformance suite: two hearts in a grid.
import type { Fixture } from '#widgets/fixture.ts'

const heart = (id: number, name: string) =>
  `<form action="/en/wishlist/toggle" method="post"><input type="hidden" name="product_id" value="${id}"><button type="submit" data-touchline-product="${id}" data-touchline-name="${name}" aria-label="Add to wishlist" aria-pressed="false"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0 1 12 7.400 4.200 4.200 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10Z"></path></svg></button></form>`

/** Forms that toggle without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-list-name': 'Stage' },
  fallback: `${heart(1, 'Match ball')}${heart(2, 'Training ball')}`,
  scenes: { 'one is kept': { cookies: { 'touchline-wishlist': '[1]' }, shows: '[aria-pressed="true"]' } },
}
