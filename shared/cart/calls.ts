// The calls of the cart, its coupons, gift cards and free gifts. Codes travel in bodies only: addresses end in logs.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { AddedLine, Cart } from '#shared/schemas/cart.ts'
import type { NewLine } from '#shared/schemas/line-parts.ts'
import { Coupons, GiftCardBalance, GiftChoice, GiftOffers } from '#shared/schemas/discounts.ts'
import { Totals } from '#shared/schemas/totals.ts'
import { cartItemOf } from '#shared/schemas/cart-item-request.ts'

/** The cart with its lines. */
export const getCart = defineCall({ method: 'GET', path: 'checkout/cart/quote', client: 'session', group: 'base', answer: Cart })

/** The totals of the cart. */
export const getTotals = defineCall({
  method: 'GET',
  path: 'checkout/cart/totals-information',
  client: 'session',
  group: 'base',
  answer: Totals,
})

/** Adds products, all or none; returns the last line added. */
export const addLines = defineCall({
  method: 'POST',
  path: 'checkout/cart/items',
  client: 'session',
  group: 'base',
  answer: AddedLine,
  send: (lines: readonly NewLine[]) => ({ json: { cartItems: lines.map(cartItemOf) } }),
})

/** Changes a line: its quantity, and its choices if they are given; the cart has to be loaded again afterwards. */
export const changeLine = defineCall({
  method: 'PUT',
  path: 'checkout/cart/items/{id}',
  client: 'session',
  group: 'base',
  answer: Anything,
  send: (id: number, line: NewLine) => ({ at: { id }, json: { cartItem: cartItemOf(line) } }),
})

/** Removes a line; the cart has to be loaded again afterwards. */
export const removeLine = defineCall({
  method: 'DELETE',
  path: 'checkout/cart/items/{id}',
  client: 'session',
  group: 'base',
  answer: Anything,
  send: (id: number) => ({ at: { id } }),
})

/** Turns two carts into one: `merge` adds the lines of the new one to the old, `replace` keeps only the new one. */
export const mergeCarts = defineCall({
  method: 'POST',
  path: 'checkout/cart/merge',
  client: 'session',
  group: 'account',
  answer: Cart,
  send: (strategy: 'merge' | 'replace') => ({ json: { strategy } }),
})

/** The coupon codes applied to the cart. */
export const getCoupons = defineCall({ method: 'GET', path: 'checkout/cart/coupons', client: 'session', group: 'base', answer: Coupons })

/** Applies a coupon code; the totals have to be loaded again afterwards. */
export const applyCoupon = defineCall({
  method: 'POST',
  path: 'checkout/cart/coupons',
  client: 'session',
  group: 'base',
  answer: Anything,
  send: (code: string) => ({ json: { coupon_code: code } }),
})

/** Removes the coupon from the cart. */
export const revokeCoupon = defineCall({
  method: 'DELETE',
  path: 'checkout/cart/coupons',
  client: 'session',
  group: 'base',
  answer: Anything,
})

/** Pays with a gift card as far as it goes. */
export const applyGiftCard = defineCall({
  method: 'POST',
  path: 'checkout/cart/giftcards',
  client: 'session',
  group: 'gift-cards',
  answer: Anything,
  send: (code: string) => ({ json: { code } }),
})

/** Removes a gift card, named as the cart shows it. */
export const removeGiftCard = defineCall({
  method: 'POST',
  path: 'checkout/cart/giftcards/remove',
  client: 'session',
  group: 'gift-cards',
  answer: Anything,
  send: (code: string) => ({ json: { code } }),
})

/** The balance of a gift card. */
export const checkGiftCard = defineCall({
  method: 'POST',
  path: 'api/giftcards/check',
  client: 'session',
  group: 'gift-cards',
  answer: GiftCardBalance,
  send: (code: string) => ({ json: { code } }),
})

/** The gifts on offer for the cart. */
export const getGifts = defineCall({ method: 'GET', path: 'checkout/cart/gifts', client: 'session', group: 'base', answer: GiftOffers })

/** Adds a gift to the cart. */
export const chooseGift = defineCall({
  method: 'POST',
  path: 'checkout/cart/gifts/add',
  client: 'session',
  group: 'base',
  answer: GiftChoice,
  send: (sku: string) => ({ json: { giftItem: { sku } } }),
})
