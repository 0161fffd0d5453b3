// A free gift from an amount on: one per cart, removed when the amount is no longer reached.
import { products } from '../data.ts'
import type { Platform } from '../platform.ts'
import type { Product } from '../goods.ts'
import type { Cart } from '../sales.ts'
import { inStore } from './prices.ts'
import { subtotalOf } from './totals.ts'

const FROM_EUROS = 100

/** The gifts that a cart can still choose. */
export const giftsFor = (platform: Platform, cart: Cart): Product[] => {
  if (subtotalOf(cart) < inStore(cart.store, FROM_EUROS) || cart.lines.some(({ isGift }) => isGift)) return []
  return products.filter((product) => product.gift && (platform.stock.get(product.sku) ?? 0) > 0)
}

export const addGift = (platform: Platform, cart: Cart, gift: Product): void => {
  const choice = { sku: gift.sku, needs: { [gift.sku]: 1 }, unit: () => 0, regular: 0, options: [], request: {} }
  cart.lines.push({ itemId: platform.next('item'), product: gift, qty: 1, choice, isGift: true })
}

/** Removes a gift whose amount is no longer reached. */
export const dropUnearnedGifts = (cart: Cart): void => {
  if (subtotalOf(cart) < inStore(cart.store, FROM_EUROS)) cart.lines = cart.lines.filter(({ isGift }) => !isGift)
}
