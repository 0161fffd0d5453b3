// The fixture for the conformance suite: a kit whose players get a link, with and without colours still to choose.
import type { Fixture } from '#widgets/fixture.ts'
import { wireKit } from '#widgets/team-roster/team-roster.fixture.ts'

/** The kit of a whole season. */
export const seasonKit = { ...wireKit, url: '/en/product/team-kit', team_wear: { ...wireKit.team_wear, orderable_until: '2029-07-31' } }

const colours = { id: 93, code: 'color', label: 'Colour', role: 'colour', options: [{ id: 21, label: 'Royal blue', swatch: '#2244aa' }] }
const [shirt, ...others] = seasonKit.bundle_options

/** The same kit with a shirt whose colour is open. */
export const openKit = {
  ...seasonKit,
  bundle_options: [
    {
      ...shirt,
      products: shirt?.products.map((product) => ({
        ...product,
        product_type: 'configurable',
        configurable_data: { attributes: [colours] },
        virtual_products: [
          {
            product_id: 321,
            sku: 'PART-31-ROYAL',
            status: 1,
            stock: 12,
            price_incl_tax: 30,
            price_excl_tax: 25,
            final_price_incl_tax: 30,
            final_price_excl_tax: 25,
            lowest_price_30d: null,
            images: [],
            color_option_id: 21,
            selection_price_value: 25.5,
          },
        ],
      })),
    },
    ...others,
  ],
}

const options = { productId: 90008, product: seasonKit, teamUrl: '/en/account/teams/{id}' }
const team = {
  id: 7,
  title: 'Under 12',
  kit: 'Team kit',
  closes_on: '2026-12-01',
  is_open: true,
  link: 'https://shop.example/en/account/team#7.abcdefghijklmnopqrstuvwxyz',
  players: [],
}
const call = 'api/customer/teams'
const button = '.team-link-box > .touchline-button'

/** Without a script a link leads to the form of the account. */
export const fixture: Fixture = {
  options,
  fallback: '<p><a href="/en/account/teams?source=kit-90008">Send your players a link</a></p>',
  answers: { [call]: { items: [team], sources: [], first_day: '2026-11-23', last_day: '2027-05-22' } },
  scenes: {
    'the form': { press: [button], shows: '.team-link-form' },
    'nothing typed': { press: [button, '.team-link-form [type="submit"]'], shows: '[aria-invalid="true"]' },
    'a colour to choose': { options: { ...options, product: openKit }, press: [button], shows: '.team-link-open' },
    'on another page': { options: { ...options, showsKit: true }, shows: '.team-link-kit' },
    'on another page, with a colour to choose': {
      options: { ...options, product: openKit, showsKit: true },
      shows: '.team-link-box p > .touchline-button',
    },
  },
}
