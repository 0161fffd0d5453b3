// A cart as Magento's quote, with the additions of the specification's platform to its items.
import { categories, named } from '../data.ts'
import type { Platform } from '../platform.ts'
import { stockOf } from '../rules/catalog.ts'
import { countOf } from '../rules/cart.ts'
import { withoutTax } from '../rules/prices.ts'
import type { Cart, Line } from '../sales.ts'
import { addressJson } from './address-json.ts'
import type { Json } from './shape.ts'
import { imagePath, productPath } from './urls.ts'

/** The available pieces of these choices. */
const stockOfLine = ({ stock }: Platform, line: Line): number =>
  Math.min(...Object.entries(line.choice.needs).map(([sku, count]) => Math.floor((stock.get(sku) ?? 0) / count)))

export const itemJson = (platform: Platform, cart: Cart, line: Line): Record<string, Json> => {
  const { shape } = platform
  const unit = line.isGift ? 0 : line.choice.unit(line.qty)
  const request: Json = JSON.parse(JSON.stringify({ extension_attributes: line.choice.request }))
  const plain = Object.keys(line.choice.request).length === 0
  return {
    item_id: shape.id(line.itemId, 'item'),
    sku: line.choice.sku,
    qty: shape.quantity(line.qty),
    name: line.product.name,
    price: shape.exact(withoutTax(cart.store, unit)),
    price_incl_tax: shape.amount(unit),
    product_type: line.product.type,
    quote_id: shape.id(cart.id, 'quote'),
    product_option: plain ? shape.none('product_option') : shape.text(request, 'product_option'),
    extension_attributes: {
      sku: line.product.sku,
      product_id: shape.id(line.product.id, 'product'),
      product_stock: shape.quantity(stockOfLine(platform, line)),
      from_price: line.choice.regular > unit && !line.isGift ? shape.amount(line.choice.regular) : shape.none('from_price'),
      categories: categories.filter(({ id }) => line.product.categories.includes(id)).map(({ name }) => named(cart.store, name)),
      image: imagePath(line.product.sku),
      url: productPath(cart.store, line.product),
      in_stock: shape.flag(stockOf(platform.stock, line.product) > 0, 'in_stock'),
    },
  }
}

export const quoteJson = (platform: Platform, cart: Cart): Record<string, Json> => {
  const { shape } = platform
  const items = cart.lines.map((line) => itemJson(platform, cart, line))
  const keys = cart.lines.map(({ itemId }) => itemId)
  const last = cart.lines.find(({ itemId }) => itemId === cart.lastAdded)
  const method = cart.method ? `${cart.method.carrier}_${cart.method.method}` : null
  return {
    id: shape.id(cart.id, 'quote'),
    created_at: cart.createdAt,
    updated_at: cart.createdAt,
    converted_at: null,
    is_active: shape.flag(true, 'is_active'),
    is_virtual: shape.flag(false, 'is_virtual'),
    items: shape.list(items, 'quote items', keys),
    items_count: shape.id(cart.lines.length, 'items_count'),
    items_qty: shape.quantity(countOf(cart)),
    customer: { email: cart.email, firstname: null, lastname: null },
    billing_address: addressJson(platform, cart.billing, cart.id * 10 + 1),
    reserved_order_id: null,
    orig_order_id: shape.id(0, 'orig_order_id'),
    currency: { base_currency_code: cart.store.currency, quote_currency_code: cart.store.currency },
    store_id: shape.id(cart.store.id, 'store'),
    extension_attributes: {
      last_added_item: last ? itemJson(platform, cart, last) : shape.none('last_added_item'),
      shipping_assignments: [
        {
          shipping: { address: addressJson(platform, cart.shipping, cart.id * 10 + 2), method },
          items,
          extension_attributes: shape.map({}),
        },
      ],
    },
  }
}
