// Three balls side by side, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

const ball = (id: number, name: string, material: string | null, in_stock = true) => ({
  product_id: id,
  sku: `BALL-${id}`,
  name,
  url: `/en/product/ball-${id}`,
  image: null,
  images: [],
  manufacturer: 'Torqa',
  category_names: ['Balls'],
  product_type: 'simple',
  in_stock,
  price_incl_tax: 30,
  price_excl_tax: 25,
  final_price_incl_tax: 25,
  final_price_excl_tax: 20.83,
  special_from: null,
  lowest_price_30d: null,
  rating: null,
  review_count: 0,
  swatches: [],
  labels: [],
  values: { brand: 'Torqa', material },
})

const table = {
  attributes: [
    { code: 'brand', label: 'Brand' },
    { code: 'material', label: 'Material' },
  ],
  products: [
    ball(1, 'Match ball', 'Leather'),
    ball(2, 'Training ball with a very long name indeed', null),
    ball(3, 'Indoor ball', 'Felt', false),
  ],
}
const session = (compare: string[]) => ({ customer: null, cart: { items_qty: 0 }, wishlist: [], compare, changed_at: 5 })
const all = table.products.map(({ sku }) => sku)

/** A form as the host prints it. */
export const fixture: Fixture = {
  attributes: { 'data-shop-url': '/en/', 'data-remove-action': '/en/compare/toggle' },
  fallback:
    '<form action="/en/compare/toggle" method="post"><input type="hidden" name="sku" value="BALL-1"><button type="submit">Remove Match ball</button></form>',
  printed: { 'api/catalog/compare': table },
  answers: { 'api/catalog/compare': table, 'api/session': session(all) },
  scenes: {
    'only differences': {
      cookies: { 'touchline-session': '5' },
      press: ['.compare-switch-box'],
      shows: '.compare-row[data-differs]',
    },
    empty: { answers: { 'api/catalog/compare': { attributes: [], products: [] } }, shows: '.touchline-empty' },
    failed: { answers: { 'api/catalog/compare': 400 }, shows: '.touchline-empty button' },
  },
}
