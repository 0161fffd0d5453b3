// A cart with two lines, for the conformance suite.
import { InTurn, type Fixture } from '#widgets/fixture.ts'

const line = (id: number, name: string, qty: number, price: number) => ({
  item_id: id,
  sku: `SKU-${id}`,
  name,
  qty,
  price,
  price_incl_tax: price,
  row_total_incl_tax: price * qty,
  product_type: 'simple',
  product_option: null,
  extension_attributes: {
    sku: `SKU-${id}`,
    product_stock: 20,
    product_id: id,
    from_price: null,
    categories: ['Balls'],
    manufacturer: null,
    image: null,
    url: '/en/product/ball',
    options: [{ label: 'Size', value: '5' }],
    min_qty: 1,
    max_qty: 20,
    qty_editable: true,
    delivery: null,
    is_free_gift: false,
    no_return: false,
  },
})

const quote = {
  id: 1,
  store_id: 3,
  items: [line(1, 'Match ball', 2, 25), line(2, 'Training ball with a very long name indeed', 1, 15)],
  items_count: 2,
  items_qty: 3,
  is_virtual: false,
  customer_is_guest: true,
  extension_attributes: { last_added_item: null, applied_gift_cards: [] },
}

const totals = {
  grand_total: 65,
  subtotal: 54.17,
  subtotal_incl_tax: 65,
  discount_amount: 0,
  shipping_amount: null,
  shipping_incl_tax: null,
  tax_amount: 10.83,
  base_currency_code: 'GBP',
  quote_currency_code: 'GBP',
  coupon_code: null,
  items_qty: 3,
  items: [],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 65, area: null, extension_attributes: {} },
    { code: 'grand_total', title: 'Total', value: 65, area: 'footer', extension_attributes: {} },
  ],
}

/** The host's answers for this cart; other fixtures reuse them. */
export const cartAnswers = { 'checkout/cart/quote': quote, 'checkout/cart/totals-information': totals }

/** The same answers for an empty cart. */
export const emptyCartAnswers = { ...cartAnswers, 'checkout/cart/quote': { ...quote, items: [], items_count: 0, items_qty: 0 } }

const [first, second] = quote.items
const soldOut = { ...first, extension_attributes: { ...first?.extension_attributes, product_stock: 0 } }

/** A back with a picture that the demo shop serves. */
const back = {
  uppercase: true,
  name: { x: 0.1, y: 0.2, width: 0.8, height: 0.2 },
  number: { x: 0.1, y: 0.5, width: 0.8, height: 0.4 },
  pictures: [{ image: '/media/0123456789ab/brand_orbit_15171c.svg', ink: '#15171c' }],
  colour: 'Red',
  written: { name: 'Müller', number: '7' },
}
const printed = { ...first, extension_attributes: { ...first?.extension_attributes, back } }

/** A link to the cart page: a host without a renderer needs to print nothing else. */
export const fixture: Fixture = {
  attributes: { 'data-checkout-url': '/en/checkout', 'data-shop-url': '/en/' },
  fallback: '<p>Your cart</p><a href="/en/checkout">Proceed to checkout</a>',
  printed: cartAnswers,
  sameTexts: { nl: ['Postcode'] },
  answers: cartAnswers,
  scenes: {
    empty: { answers: emptyCartAnswers, shows: '.touchline-empty' },
    failed: { answers: { 'checkout/cart/quote': 400 }, shows: '.touchline-empty button' },
    'without its sums': { answers: { 'checkout/cart/totals-information': 400 }, shows: '.cart-sums p button' },
    'a line is sold out': { answers: { 'checkout/cart/quote': { ...quote, items: [soldOut, second] } }, shows: '.cart-fault' },
    'a line is printed': { answers: { 'checkout/cart/quote': { ...quote, items: [printed, second] } }, shows: 'svg.cart-picture' },
    'a line was removed': {
      answers: { 'checkout/cart/items/1': {}, 'checkout/cart/quote': new InTurn(quote, { ...quote, items: [second] }) },
      press: ['.cart-controls .touchline-button'],
      shows: '.touchline-notice button',
    },
  },
}
