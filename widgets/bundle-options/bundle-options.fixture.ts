// The fixture for the conformance suite: a padel set of a racket to choose, trousers in sizes, an optional ball, and a sold-out bag.
import type { Fixture } from '#widgets/fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

const part = (selection_id: number, name: string, price: number, more: object = {}) => ({
  selection_id,
  product_id: selection_id,
  sku: `PART-${selection_id}`,
  name,
  url: null,
  image: null,
  product_type: 'simple',
  in_stock: true,
  stock: 20,
  qty: 1,
  min_qty: 1,
  max_qty: 1,
  can_change_qty: false,
  is_default: false,
  // A part costs a tenth less in the set.
  final_price_incl_tax: Math.round(price / 0.009) / 100,
  selection_price_value: price,
  configurable_data: { attributes: [] },
  virtual_products: [],
  personalisation: [],
  ...more,
})
const option = (option_id: number, title: string, type: string, required: 0 | 1, products: object[]) => ({
  option_id,
  title,
  type,
  required,
  position: option_id,
  products,
})
const size = {
  id: 144,
  code: 'size',
  label: 'Size',
  role: 'size',
  options: [
    { id: 11, label: 'M', swatch: null },
    { id: 12, label: 'L', swatch: null },
  ],
}
const trousers = (id: number, size_option_id: number, stock: number) => ({
  product_id: id,
  sku: `TROUSERS-${id}`,
  status: 1,
  stock,
  price_incl_tax: 35,
  final_price_incl_tax: 35,
  selection_price_value: 31.5,
  size_option_id,
  images: [],
})

/** The set as `GET catalog/product/90002` answers it. */
export const wireBundle = {
  ...wireProduct,
  product_id: 90002,
  sku: 'SET',
  name: 'Padel set',
  product_type: 'bundle',
  tier_prices: [],
  configurable_data: { attributes: [] },
  virtual_products: [],
  discount_percentage: 0.9,
  discount_amount: 1,
  bundle_options: [
    option(1, 'Racket', 'radio', 1, [part(21, 'Racket Nova', 81), part(22, 'Racket Tour', 126)]),
    option(2, 'Trousers', 'select', 0, [
      part(23, 'Track trousers', 31.5, {
        configurable_data: { attributes: [size] },
        virtual_products: [trousers(231, 11, 4), trousers(232, 12, 0)],
      }),
    ]),
    option(3, 'Extras', 'checkbox', 0, [
      part(24, 'Balls', 5.4, { can_change_qty: true, max_qty: 6 }),
      part(25, 'Bag', 45, { in_stock: false, stock: 0 }),
    ]),
  ],
}

/** One radio group, as in the host's own form. */
export const fixture: Fixture = {
  options: { productId: 90002, product: wireBundle },
  fallback:
    '<form action="/en/checkout/cart/add" method="post"><fieldset><legend>Racket</legend><label><input type="radio" name="bundle[1]" value="21"> Racket Nova</label></fieldset></form>',
  printed: { 'catalog/product/90002': wireBundle },
  scenes: { 'half filled': { press: ['input[value="22"]', 'input[value="24"]'], shows: '.bundle-options-details' } },
  sameTexts: { de: ['optional'] },
}
