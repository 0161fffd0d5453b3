// The fixture for the conformance suite: a shirt in two colours and three sizes, one sold out, one with two left, one not made.
import { type Fixture, InTurn } from '#widgets/fixture.ts'

const prices = { price_incl_tax: 20, price_excl_tax: 16.53, final_price_incl_tax: 20, final_price_excl_tax: 16.53 }

const variant = (id: number, colour: number, size: number, stock: number, more: object = {}) => ({
  product_id: id,
  sku: `TRAIN-${id}`,
  status: 1,
  stock,
  ...prices,
  lowest_price_30d: null,
  images: [],
  colour_option_id: colour,
  size_option_id: size,
  ...more,
})

/** The product as a host prints it. */
export const wireShirt = {
  product_id: 90021,
  sku: 'TRAIN',
  name: 'Training shirt',
  url: null,
  image: null,
  images: [],
  manufacturer: 'Norrvik',
  category_names: ['Team wear'],
  product_type: 'configurable',
  in_stock: true,
  stock: null,
  min_qty: null,
  max_qty: null,
  ...prices,
  lowest_price_30d: null,
  special_from: null,
  tier_prices: [{ qty: 10, price: 18 }],
  configurable_data: {
    attributes: [
      {
        code: 'colour',
        label: 'Colour',
        role: 'colour',
        options: [
          { id: 1, label: 'Red', swatch: '#c1121f' },
          { id: 2, label: 'Blue', swatch: '#1d3557' },
        ],
      },
      {
        code: 'size',
        label: 'Size',
        role: 'size',
        options: [
          { id: 11, label: 'S', swatch: null },
          { id: 12, label: 'M', swatch: null },
          { id: 13, label: 'XL', swatch: null },
        ],
      },
    ],
  },
  virtual_products: [
    variant(1, 1, 11, 40),
    variant(2, 1, 12, 2),
    variant(3, 1, 13, 0),
    variant(4, 2, 11, 40),
    variant(5, 2, 13, 40, { price_incl_tax: 22, final_price_incl_tax: 22 }),
  ],
  bundle_options: [],
  child_products: [],
  personalisation: [],
  team_wear: null,
  size_chart_id: null,
  specification: [],
  delivery: null,
  no_return: false,
}

const answers = { 'catalog/product/90021': wireShirt }

const socks = Array.from({ length: 12 }, (_, at) => ({ id: 11 + at, label: `${36 + at}`, swatch: null }))
/** Socks in twelve sizes, of which the first is sold out and the second has one left. */
const wireSocks = {
  ...wireShirt,
  product_id: 90022,
  sku: 'SOCKS',
  configurable_data: { attributes: [{ code: 'size', label: 'Size', role: 'size', options: socks }] },
  virtual_products: socks.map(({ id }, at) => variant(20 + at, 1, id, at)),
}
const list = { productId: 90022, product: wireSocks, display: 'inline' }
const more = '[data-layout="list"] td:nth-child(3) .is-more'
const add = '.order-grid-add'
const line = { item_id: 1, sku: 'SOCKS-22', name: 'Socks', qty: 1, product_type: 'simple', price_incl_tax: 20, extension_attributes: {} }
const empty = { id: 7, items: [], items_count: 0, items_qty: 0, extension_attributes: {} }
const full = { id: 7, items: [line], items_count: 1, items_qty: 1, extension_attributes: { last_added_item: line } }

/** The form that a host prints: a number for each size. */
export const fixture: Fixture = {
  options: { productId: 90021, product: wireShirt, display: 'dialog', tiers: 'each' },
  fallback: `<form action="/en/checkout/cart/add" method="post"><label>Red, S <input type="number" name="pieces[TRAIN-1]" min="0"></label><label>Red, M <input type="number" name="pieces[TRAIN-2]" min="0"></label><button>Add to cart</button></form>`,
  printed: answers,
  scenes: {
    'in place': { options: { productId: 90021, product: wireShirt, display: 'inline' }, shows: '.order-grid-table' },
    'a dialog': {
      options: { productId: 90021, product: wireShirt, display: 'dialog', tiers: 'together' },
      press: ['.order-grid-button'],
      shows: '.order-grid-dialog .order-grid-table',
    },
    'a list of sizes': { options: list, shows: '[data-layout="list"]' },
    'one entered': { options: list, press: [more], shows: '.order-grid-tools button' },
    refused: {
      options: list,
      press: [more, add],
      answers: { 'checkout/cart/quote': empty, 'checkout/cart/items': 400 },
      shows: '[role="alert"]',
    },
    'in the cart': {
      options: list,
      press: [more, add],
      answers: { 'checkout/cart/quote': new InTurn(empty, full), 'checkout/cart/items': full },
      shows: '.order-grid-done',
    },
  },
}
