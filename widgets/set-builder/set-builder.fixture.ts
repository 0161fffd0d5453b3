// The fixture for the conformance suite: a coach's set of a whistle, balls with tier prices, and a sold-out pump.
import type { Fixture } from '#widgets/fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'

const member = (product_id: number, name: string, price: number, qty: number, more: object = {}) => ({
  product_id,
  sku: `MEMBER-${product_id}`,
  name,
  url: `/en/product/${product_id}`,
  image: null,
  product_type: 'simple',
  in_stock: true,
  stock: 40,
  qty,
  min_qty: 1,
  max_qty: 40,
  price_incl_tax: price,
  final_price_incl_tax: price,
  tier_prices: [],
  configurable_data: { attributes: [] },
  virtual_products: [],
  ...more,
})

/** The set as `GET catalog/product/90003` answers it. */
export const wireSet = {
  ...wireProduct,
  product_id: 90003,
  sku: 'COACH',
  name: 'Coach set',
  product_type: 'grouped',
  tier_prices: [],
  configurable_data: { attributes: [] },
  virtual_products: [],
  child_products: [
    member(31, 'Whistle', 8, 1),
    member(32, 'Ball', 20, 2, { tier_prices: [{ qty: 5, price: 18 }] }),
    member(33, 'Pump', 12, 1, { in_stock: false, stock: 0 }),
  ],
}

/** A field for each product, as in the host's own form. */
export const fixture: Fixture = {
  options: { productId: 90003, product: wireSet },
  fallback: '<form action="/en/checkout/cart/add" method="post"><label>Whistle <input name="set[31]" value="1"></label></form>',
  printed: { 'catalog/product/90003': wireSet },
  scenes: { empty: { press: [], shows: '.set-builder-row' } },
}
