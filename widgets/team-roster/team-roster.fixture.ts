// The fixture for the conformance suite: a team kit of a shirt and socks.
import type { Fixture } from '#widgets/fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

const sizes = ['M', 'L'].map((label, at) => ({ id: 11 + at, label, swatch: null }))
const prices = { price_incl_tax: 30, price_excl_tax: 25, final_price_incl_tax: 30, final_price_excl_tax: 25 }
const selection = (id: number, part: object) => ({
  product_id: id,
  sku: `PART-${id}`,
  url: null,
  image: null,
  product_type: 'simple',
  in_stock: true,
  stock: 40,
  qty: 1,
  ...prices,
  selection_id: id,
  can_change_qty: false,
  min_qty: 1,
  max_qty: 1,
  is_default: true,
  selection_price_value: 25.5,
  configurable_data: { attributes: [] },
  virtual_products: [],
  personalisation: [],
  ...part,
})
const option = (id: number, title: string, product: object) => ({
  option_id: id,
  title,
  type: 'select',
  required: 1,
  position: id,
  products: [product],
})

/** The kit as `GET catalog/product/90008` answers it. */
export const wireKit = {
  ...wireProduct,
  product_id: 90008,
  sku: 'KIT',
  name: 'Team kit',
  product_type: 'bundle',
  configurable_data: { attributes: [] },
  virtual_products: [],
  tier_prices: [],
  bundle_options: [
    option(
      1,
      'Home shirt',
      selection(31, {
        name: 'Club shirt',
        product_type: 'configurable',
        configurable_data: { attributes: [{ id: 94, code: 'size', label: 'Size', role: 'size', options: sizes }] },
        virtual_products: sizes.map(({ id }) => ({
          product_id: 300 + id,
          sku: `PART-31-${id}`,
          status: 1,
          stock: 12,
          ...prices,
          lowest_price_30d: null,
          images: [],
          size_option_id: id,
          selection_price_value: 25.5,
        })),
      }),
    ),
    option(2, 'Long socks', selection(32, { name: 'Club socks', selection_price_value: 6 })),
  ],
  personalisation: [
    {
      group_id: 1,
      title: 'Name and number',
      no_return: true,
      delivery: { days: 5, is_made: true, date: null },
      recommendation: null,
      options: [
        { id: 101, type: 'name', label: 'Name on the back', price: 7, required: false, max_length: 12, characters: 'A-Za-z ', choices: [] },
        { id: 102, type: 'number', label: 'Shirt number', price: 5, required: false, max_length: 2, characters: '0-9', choices: [] },
      ],
    },
  ],
  team_wear: { by_line: false, min_players: 1, max_players: 30, unique_numbers: true, name_option_id: 101, number_option_id: 102 },
  delivery: { days: 10, is_made: true, date: null },
  no_return: true,
}

const answers = { 'catalog/product/90008': wireKit }

/** A link to the contact page, as a host prints it. */
export const fixture: Fixture = {
  options: { productId: 90008, product: wireKit },
  fallback: '<p><a href="/en/contact">Send us your list of players</a></p>',
  printed: answers,
  scenes: {
    'another player': { press: ['.team-roster-more button'], shows: '.team-roster-player:nth-child(4)' },
    'a list to add': { press: ['.team-roster-list'], shows: '.team-roster-panel' },
    'a list without players': {
      press: ['.team-roster-list', '.team-roster-panel .touchline-button[data-tone="primary"]'],
      shows: '.team-roster-panel [role="alert"]',
    },
  },
  sameTexts: { nl: ['Team'], de: ['Team', 'Name'] },
}
