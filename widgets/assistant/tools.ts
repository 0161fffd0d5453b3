// All tools of every page; those of the checkout are added where there is one.
import type { Tool } from './tool.ts'
import { changeLine, getCart, removeFromCart, addCoupon } from './tools/cart.ts'
import { openPage } from './tools/open-page.ts'
import { listOrders, trackOrder } from './tools/orders.ts'
import { addProduct, getProduct } from './tools/product.ts'
import { searchProducts } from './tools/search.ts'
import { addWish, getWishlist, removeWish } from './tools/wishlist.ts'

/** In the order of a visit. */
export const tools: readonly Tool[] = [
  ...[searchProducts, getProduct, addProduct, getCart, changeLine, removeFromCart, addCoupon],
  ...[getWishlist, addWish, removeWish, trackOrder, listOrders, openPage],
]
