// The wishlist's call.
import { ToggledWishlist } from '#shared/schemas/toggled-wishlist.ts'
import type { WishlistItem } from '#shared/schemas/wishlist.ts'
import { ask } from './client.ts'

/** Puts a product on the list or takes it off, whichever it is not; answers the server's list. */
export function toggleItem(productId: number): Promise<WishlistItem[]> {
  return ask('PUT', 'customer/wishlist/items/toggle', ToggledWishlist, { json: { productId } })
}
