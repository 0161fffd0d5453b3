// The fixture for the conformance suite: a shirt in two colours and two sizes, one variant sold out.
import type { Fixture } from '#widgets/fixture.ts'

/** A variant as the host sends it: its option ids are in `<attribute>_option_id`. */
const variant = (id: number, colour: number, size: number, stock: number) => ({
  product_id: id,
  sku: `SHIRT-${id}`,
  status: 1,
  stock,
  price_incl_tax: 30,
  price_excl_tax: 25,
  final_price_incl_tax: 30,
  final_price_excl_tax: 25,
  lowest_price_30d: null,
  images: [],
  colour_option_id: colour,
  size_option_id: size,
})

const prices = { price_incl_tax: 30, price_excl_tax: 25, final_price_incl_tax: 30, final_price_excl_tax: 25 }

/** The product as a host prints it for widgets without server rendering. */
export const wireProduct = {
  product_id: 90001,
  sku: 'SHIRT',
  name: 'Club shirt',
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
  tier_prices: [{ qty: 10, price: 27 }],
  configurable_data: {
    attributes: [
      {
        code: 'colour',
        label: 'Colour',
        options: [
          { id: 1, label: 'Red', swatch: '#c1121f' },
          { id: 2, label: 'Blue', swatch: '#1d3557' },
        ],
      },
      {
        code: 'size',
        label: 'Size',
        options: [
          { id: 11, label: 'M', swatch: null },
          { id: 12, label: 'L', swatch: null },
        ],
      },
    ],
  },
  virtual_products: [variant(1, 1, 11, 5), variant(2, 1, 12, 0), variant(3, 2, 11, 20)],
  bundle_options: [],
  child_products: [],
  personalisation: [],
  team_wear: null,
  size_chart_id: null,
  specification: [],
  delivery: null,
  no_return: false,
}

/** The host's answers for this product; other fixtures reuse them. */
export const productAnswers = { 'catalog/product/90001': wireProduct }

/** Selects, as in the host's own form. */
export const fixture: Fixture = {
  options: { productId: 90001, product: wireProduct, followsAddress: true, saysDelivery: true },
  fallback:
    '<form action="/en/checkout/cart/add" method="post"><label>Colour <select name="option[colour]"><option value="1">Red</option></select></label><button>Add to cart</button></form>',
  printed: productAnswers,
  scenes: { 'sold out': { press: ['input[value="1"]', 'input[value="12"]'], shows: '[data-stock="out"]' } },
}
