// A free article from a sum on: one for each cart, and it leaves with the sum.
import { products } from '../data.ts'
import type { Platform } from '../platform.ts'
import type { Product } from '../goods.ts'
import type { Cart } from '../sales.ts'
import { inStore } from './prices.ts'
import { subtotalOf } from './totals.ts'

const FROM_EUROS = 100

/** Articles that a cart may still choose. */
export const giftsFor = (platform: Platform, cart: Cart): Product[] => {
  if (subtotalOf(cart) < inStore(cart.store, FROM_EUROS) || cart.lines.some(({ isGift }) => isGift)) return []
  return products.filter((product) => product.gift && (platform.stock.get(product.sku) ?? 0) > 0)
}

export const addGift = (platform: Platform, cart: Cart, gift: Product): void => {
  const choice = { sku: gift.sku, needs: { [gift.sku]: 1 }, unit: () => 0, regular: 0, options: [], request: {} }
  cart.lines.push({ itemId: platform.next('item'), product: gift, qty: 1, choice, isGift: true })
}

/** A gift whose sum is no longer reached goes. */
export const dropUnearnedGifts = (cart: Cart): void => {
  if (subtotalOf(cart) < inStore(cart.store, FROM_EUROS)) cart.lines = cart.lines.filter(({ isGift }) => !isGift)
}
