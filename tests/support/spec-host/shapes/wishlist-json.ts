// The wishlist as a cookie: a list of objects, some of which have lost their product.
import { products } from '../data.ts'
import type { Platform } from '../platform.ts'
import type { Product, Store } from '../goods.ts'
import type { Session } from '../sales.ts'
import type { Json } from './shape.ts'
import { imagePath, productPath } from './urls.ts'

const known = (id: number): Product | undefined => products.find((product) => product.id === id)

/** An item contains its product, or the product's id; a product that is no longer sold is null. */
const itemJson = ({ shape, draws }: Platform, store: Store, id: number, index: number): Json => {
  const product = known(id)
  const number = shape.id(id, 'wishlist product')
  const base = { id: shape.id(900 + index, 'wishlist item'), product_id: number }
  if (draws.pick('wishlist', ['product', 'product_id']) === 'product_id') return base
  return {
    ...base,
    product: product
      ? { id: number, sku: product.sku, name: product.name, url: productPath(store, product), image: imagePath(product.sku) }
      : null,
  }
}

export const wishlistItems = (platform: Platform, store: Store, session: Session): Json[] => {
  const items = session.wishlist.map((id, index) => itemJson(platform, store, id, index))
  const orphan: Json = { id: platform.shape.id(899, 'wishlist item'), product_id: null, product: null }
  return items.length > 0 && platform.draws.pick('orphan', [true, false]) ? [orphan, ...items] : items
}

export const wishlistCookie = (platform: Platform, store: Store, session: Session): string =>
  JSON.stringify(wishlistItems(platform, store, session))
