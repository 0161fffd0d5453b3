// The schema of a shopper's wishlist.
import * as v from 'valibot'
import { entriesOf, Id, isListed, isNone, list, object, OptionalId } from '#shared/wire/parts.ts'

/** The product of an item: its id is beside it, or in it. */
const Inside = object({ id: OptionalId, product_id: OptionalId, entity_id: OptionalId })

/** An item of the wishlist; `id` is the item's own, or the product's where it has none. */
export const WishlistItem = v.pipe(
  object({ id: OptionalId, product_id: OptionalId, product: v.fallback(v.nullish(Inside, null), null) }),
  v.transform(({ id, product_id: beside, product }) => ({
    id,
    productId: beside ?? product?.product_id ?? product?.entity_id ?? product?.id ?? null,
  })),
  v.check(({ productId }) => productId !== null, 'the number of a product'),
  v.transform(({ id, productId }) => ({ id: id ?? productId ?? 0, productId: productId ?? 0 })),
)
export type WishlistItem = v.InferOutput<typeof WishlistItem>

const isGone = (item: unknown) => typeof item === 'object' && item !== null && 'product' in item && isNone(item.product)

/** Items whose product is null are no longer in the catalogue and are dropped. */
export const Wishlist = v.pipe(
  v.nullish(v.unknown(), []),
  v.transform((items) => entriesOf(items)?.filter((item) => !isGone(item)) ?? items),
  list(WishlistItem),
)
export type Wishlist = v.InferOutput<typeof Wishlist>

/** The cookie for the first paint, newest first: product ids, or items in the host's form. */
export const WishlistCookie = v.pipe(v.nullish(v.unknown(), []), v.transform(itemsOfCookie), Wishlist)

function itemsOfCookie(cookie: unknown): unknown[] {
  if (typeof cookie !== 'object' || cookie === null || !isListed(cookie)) return []
  return (entriesOf(cookie) ?? []).map((item) => (v.is(Id, item) ? { product_id: item } : item))
}
