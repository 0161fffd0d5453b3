// A product as the platform prints and sends it: prices, stock and, in full, all choices.
import { attributes, categories, named } from '../data.ts'
import type { Platform } from '../platform.ts'
import { stockOf } from '../rules/catalog.ts'
import { inStore } from '../rules/prices.ts'
import type { Product, Store } from '../goods.ts'
import { choicesJson } from './choices-json.ts'
import { fourPrices, pricesOf } from './price-json.ts'
import type { Json } from './shape.ts'
import { imagePath, productPath } from './urls.ts'

const colorLabel = (product: Product): string | null => {
  const attribute = attributes.find(({ code }) => code === 'color')
  return attribute?.options.find(({ label }) => label === product.color)?.label ?? null
}

/** A product in a list. */
export const cardJson = (platform: Platform, store: Store, product: Product): Record<string, Json> => {
  const { shape, stock } = platform
  const own = categories.filter(({ id }) => product.categories.includes(id))
  return {
    product_id: shape.id(product.id, 'product'),
    entity_id: shape.id(product.id, 'product'),
    sku: product.sku,
    product_type: product.type,
    type_id: product.type,
    name: product.name,
    manufacturer: product.manufacturer,
    color: colorLabel(product) ?? shape.none('color'),
    category_names: own.map((category) => named(store, category.name)),
    url: productPath(store, product),
    image: imagePath(product.sku),
    small_image: imagePath(product.sku),
    in_stock: shape.flag(stockOf(stock, product) > 0, 'in_stock'),
    special_price: product.special === undefined ? shape.none('special_price') : shape.amount(inStore(store, product.special)),
    ...fourPrices(platform, store, pricesOf(store, product)),
    rating_summary: shape.none('rating'),
    short_description: shape.none('description'),
  }
}

/** A product on its page. */
export const productJson = (platform: Platform, store: Store, product: Product): Record<string, Json> => ({
  ...cardJson(platform, store, product),
  store_id: store.id,
  currency: store.currency,
  product_stock: platform.shape.quantity(stockOf(platform.stock, product)),
  media_gallery: [0, 1].map((index) => ({
    file: imagePath(product.sku, index),
    label: index === 0 ? product.name : platform.shape.none('image label'),
    position: platform.shape.id(index + 1, 'image position'),
  })),
  ...choicesJson(platform, store, product),
})
