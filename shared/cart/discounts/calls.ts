// Calls of coupons, gift cards and free gifts. Codes travel in bodies only: addresses end up in logs.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { Coupons, GiftCardBalance, GiftChoice, GiftOffers } from '#shared/cart/wire/discounts.ts'

/** The coupon codes applied to the cart. */
export const getCoupons = defineCall({ method: 'GET', path: 'checkout/cart/coupons', client: 'session', group: 'base', answer: Coupons })

/** Applies a coupon code. Reload the totals afterwards. */
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

/** Pays with a gift card, up to its balance. */
export const applyGiftCard = defineCall({
  method: 'POST',
  path: 'checkout/cart/giftcards',
  client: 'session',
  group: 'gift-cards',
  isOfOne: true,
  answer: Anything,
  send: (code: string) => ({ json: { code } }),
})

/** Removes a gift card, named as the cart shows it. */
export const removeGiftCard = defineCall({
  method: 'POST',
  path: 'checkout/cart/giftcards/remove',
  client: 'session',
  group: 'gift-cards',
  isOfOne: true,
  answer: Anything,
  send: (code: string) => ({ json: { code } }),
})

/** The balance of a gift card. */
export const checkGiftCard = defineCall({
  method: 'POST',
  path: 'api/giftcards/check',
  client: 'session',
  group: 'gift-cards',
  isOfOne: true,
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
