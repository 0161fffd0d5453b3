// The wishlist's call.
import { ToggledWishlist } from '#shared/schemas/toggled-wishlist.ts'
import type { WishlistItem } from '#shared/schemas/wishlist.ts'
import { ask } from './client.ts'

/** Adds a product to the wishlist or removes it; returns the server's list, null where it answers none. */
export function toggleItem(productId: number): Promise<WishlistItem[] | null> {
  return ask('PUT', 'customer/wishlist/items/toggle', ToggledWishlist, { json: { productId } })
}
