// The fixture for the conformance suite: two addresses, each a default.
import type { Fixture } from '#widgets/fixture.ts'

const address = {
  id: 4,
  firstname: 'Mary',
  lastname: "O'Neil",
  postcode: 'SW1A 1AA',
  street: ['Downing Street', '10', null],
  city: 'London',
  country_id: 'GB',
}
const book = { addresses: [address, { ...address, id: 5, firstname: 'Ada' }], default_billing: 5, default_shipping: 4 }
const options = { action: '/en/account/addresses', countries: [{ code: 'GB', label: 'United Kingdom' }] }

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/addresses" method="get"><input type="hidden" name="open" value="new"><button>Add an address</button></form>',
  printed: { 'api/customer/addresses': book },
  answers: {
    'api/customer/addresses': book,
    'api/customer/addresses/4': { addresses: [book.addresses[1]], default_billing: 5, default_shipping: 5 },
  },
  scenes: {
    'a new one': { press: ['[data-tone="primary"]'], shows: '.address-book-fields' },
    'one that is changed without a script': { options: { ...options, open: 4 }, shows: '.address-book-fields' },
    'one that was removed': { press: ['li:first-child form:last-child [type="submit"]'], shows: '.touchline-notice' },
    'none yet': {
      printed: { 'api/customer/addresses': { addresses: [], default_billing: null, default_shipping: null } },
      answers: { 'api/customer/addresses': { addresses: [], default_billing: null, default_shipping: null } },
      shows: '.touchline-row-words',
    },
  },
  sameTexts: { nl: ['Postcode'], sv: ['Region'], de: ['Region'] },
}
