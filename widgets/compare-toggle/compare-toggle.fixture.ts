// Two compare buttons in a grid, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

const button = (sku: string, name: string) =>
  `<form action="/en/compare/toggle" method="post"><input type="hidden" name="sku" value="${sku}"><button type="submit" data-sku="${sku}" aria-pressed="false" aria-label="Compare ${name}">Compare ${name}</button></form>`

const session = (compare: string[]) => ({ customer: null, cart: { items_qty: 0 }, wishlist: [], compare, changed_at: 5 })

/** Forms that toggle without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-compare-url': '/en/compare' },
  fallback: `${button('BALL-1', 'Match ball')}${button('BALL-2', 'Training ball')}`,
  scenes: {
    'one is compared': {
      cookies: { 'touchline-session': '5' },
      answers: { 'api/session': session(['BALL-1']) },
      shows: '[aria-pressed="true"]',
    },
    added: {
      answers: { 'api/session': session([]), 'api/catalog/compare/toggle-sku': { compare: ['BALL-1'] } },
      press: ['[data-sku="BALL-1"]'],
      shows: '.touchline-news a',
    },
    full: {
      cookies: { 'touchline-session': '5' },
      answers: { 'api/session': session(['A', 'B', 'C', 'D']) },
      press: ['[data-sku="BALL-1"]'],
      shows: '.touchline-news[data-tone="error"]',
    },
  },
}
