// The products on a shopper's wishlist.
import * as v from 'valibot'
import { Id, list, object } from './parts.ts'

/** One kept product; `id` is the entry's own. */
export const WishlistItem = v.pipe(
  object({ id: Id, product_id: Id, product: v.optional(v.unknown(), true) }),
  v.check(({ product }) => product !== null, 'a product'),
  v.transform(({ id, product_id: productId }) => ({ id, productId })),
)
export type WishlistItem = v.InferOutput<typeof WishlistItem>

/** Items whose product is null have left the catalogue and are dropped. */
export const Wishlist = list(WishlistItem)
export type Wishlist = v.InferOutput<typeof Wishlist>

/** The cookie for the first paint: product ids, newest first. */
export const WishlistCookie = list(Id)
