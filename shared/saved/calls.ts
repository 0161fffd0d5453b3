// The wishlist's call.
import { defineCall } from '#shared/api/define-call.ts'
import { ToggledWishlist } from './wire/toggled-wishlist.ts'

/** Adds a product to the wishlist or removes it; returns the server's list. */
export const toggleItem = defineCall({
  method: 'PUT',
  path: 'customer/wishlist/items/toggle',
  client: 'session',
  group: 'base',
  answer: ToggledWishlist,
  send: (productId: number) => ({ json: { productId } }),
})
