// The fixture for the conformance suite: three products, one for each way to buy.
import type { Fixture } from '#widgets/fixture.ts'

const item = (product_id: number, name: string, product_type: string, in_stock = true) => ({
  product_id,
  sku: `SKU-${product_id}`,
  name,
  url: `/en/product/kept-${product_id}`,
  image: null,
  images: [],
  manufacturer: 'Torqa',
  category_names: ['Balls'],
  product_type,
  in_stock,
  price_incl_tax: 25,
  price_excl_tax: 20.83,
  final_price_incl_tax: 25,
  final_price_excl_tax: 20.83,
  special_from: null,
  lowest_price_30d: null,
  rating: null,
  review_count: 0,
  swatches: [],
  labels: [],
})

const items = [item(1, 'Match ball', 'simple'), item(2, 'Club shirt', 'configurable'), item(3, 'Indoor ball', 'simple', false)]
const ids = items.map(({ product_id }) => product_id)
const session = (wished: number[]) => ({
  customer: null,
  cart: { items_qty: 0 },
  wishlist: wished.map((product_id, at) => ({ id: at + 1, product_id })),
  compare: [],
  changed_at: 5,
})
const cards = { [`catalog/products?ids=${ids.join()}`]: { items } }
const kept = { ...cards, 'api/session': session(ids) }
const cookies = { 'touchline-session': '5' }

/** A form as the host prints it. */
export const fixture: Fixture = {
  attributes: { 'data-shop-url': '/en/', 'data-cart-action': '/en/checkout/cart/add', 'data-shown': '48' },
  options: { pictures: { sizes: '25vw', widths: [320, 640] } },
  fallback:
    '<form action="/en/wishlist/toggle" method="post"><input type="hidden" name="product_id" value="1"><button type="submit">Remove Match ball</button></form>',
  printed: kept,
  answers: { 'api/session': session(ids), 'catalog/products': { items } },
  scenes: {
    kept: { printed: kept, shows: '.wishlist-item' },
    shared: { options: { sharedIds: ids }, printed: cards, shows: '.wishlist-lead' },
    removed: {
      cookies,
      answers: { 'catalog/products': { items }, 'customer/wishlist/items/toggle': { wishlist: session([2, 3]).wishlist } },
      press: ['[data-touchline-key="give-1"]'],
      shows: '.touchline-notice',
    },
    failed: { cookies, answers: { 'catalog/products': 400 }, shows: '.touchline-empty button' },
  },
}
