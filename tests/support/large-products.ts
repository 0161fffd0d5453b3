// The largest products that a host may send: 720 variants, a bundle of 10 options with 20 parts each, a kit of 6 products for 30 players.
import { wireKit } from '#widgets/team-roster/team-roster.fixture.ts'
import { wireBundle } from '#widgets/bundle-options/bundle-options.fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

const each = <Made>(count: number, make: (at: number) => Made): Made[] => Array.from({ length: count }, (_, at) => make(at))
const prices = { price_incl_tax: 30, price_excl_tax: 25, final_price_incl_tax: 30, final_price_excl_tax: 25, lowest_price_30d: null }
const sizes = each(12, (at) => ({ id: 1001 + at, label: `${34 + at}`, swatch: null }))
const size = { id: 144, code: 'size', label: 'Size', role: 'size', options: sizes }

/** A shoe in 60 colours and 12 sizes; every seventh variant is sold out. */
export const largeMatrix = {
  ...wireProduct,
  product_id: 90061,
  name: 'Shoe in every colour',
  tier_prices: [],
  configurable_data: {
    attributes: [
      {
        id: 93,
        code: 'colour',
        label: 'Colour',
        role: 'colour',
        options: each(60, (at) => ({ id: 1 + at, label: `Colour ${1 + at}`, swatch: '#1d3557' })),
      },
      size,
    ],
  },
  virtual_products: each(720, (at) => ({
    product_id: 2000 + at,
    sku: `SHOE-${at}`,
    status: 1,
    stock: at % 7,
    ...prices,
    images: [],
    colour_option_id: 1 + Math.floor(at / 12),
    size_option_id: 1001 + (at % 12),
  })),
}

const part = (id: number, more: object = {}) => ({
  selection_id: id,
  product_id: id,
  sku: `PART-${id}`,
  name: `Part ${id}`,
  url: null,
  image: null,
  product_type: 'simple',
  in_stock: true,
  stock: 90,
  qty: 1,
  min_qty: 1,
  max_qty: 9,
  can_change_qty: true,
  is_default: id % 20 === 0,
  selection_price_value: 5 + (id % 20),
  configurable_data: { attributes: [] },
  virtual_products: [],
  personalisation: [],
  ...more,
})
const inSizes = (id: number) => ({
  product_type: 'configurable',
  configurable_data: { attributes: [size] },
  virtual_products: sizes.map((one) => ({
    product_id: id * 100 + one.id,
    sku: `PART-${id}-${one.id}`,
    status: 1,
    stock: 90,
    ...prices,
    images: [],
    size_option_id: one.id,
    selection_price_value: 25.5,
  })),
})

/** Ten options of 20 parts: radios and checkboxes alternate, and every fifth part has sizes. */
export const largeBundle = {
  ...wireBundle,
  product_id: 90062,
  name: 'Set of everything',
  bundle_options: each(10, (option) => ({
    option_id: 1 + option,
    title: `Option ${1 + option}`,
    type: option % 2 === 0 ? 'radio' : 'checkbox',
    required: 0,
    position: option,
    products: each(20, (at) => part(5000 + option * 20 + at, at % 5 === 4 ? inSizes(5000 + option * 20 + at) : {})),
  })),
}

/** A kit of six products in sizes for up to 30 players. */
export const largeKit = {
  ...wireKit,
  product_id: 90063,
  name: 'Kit of six',
  bundle_options: each(6, (at) => ({
    option_id: 1 + at,
    title: `Piece ${1 + at}`,
    type: 'select',
    required: 1,
    position: at,
    products: [part(6001 + at, { ...inSizes(6001 + at), is_default: true, can_change_qty: false, stock: 900 })],
  })),
}

/** This number of players, as a spreadsheet provides them. */
export const largeTeam = (count = 30) =>
  ['Name\tNumber', ...each(count, (at) => `Player ${String.fromCodePoint(65 + (at % 26), 97 + Math.floor(at / 26))}\t${1 + at}`)].join('\n')
