// The calls about coupons, gift cards and free gifts. Codes travel in bodies only: addresses end in logs.
import { Coupons, GiftCardBalance, GiftChoice, type GiftOffer, GiftOffers } from '#shared/schemas/discounts.ts'
import { Anything, ask } from './client.ts'

/** The coupon codes applied to the cart. */
export function getCoupons(signal?: AbortSignal): Promise<string[]> {
  return ask('GET', 'checkout/cart/coupons', Coupons, { signal })
}

/** Applies a coupon code; the totals have to be loaded again afterwards. */
export async function applyCoupon(code: string): Promise<void> {
  await ask('POST', 'checkout/cart/coupons', Anything, { json: { coupon_code: code } })
}

/** Removes the coupon from the cart. */
export async function revokeCoupon(): Promise<void> {
  await ask('DELETE', 'checkout/cart/coupons', Anything)
}

/** Pays with a gift card as far as it goes. */
export async function applyGiftCard(code: string): Promise<void> {
  await ask('POST', 'checkout/cart/giftcards', Anything, { json: { code } })
}

/** Removes a gift card, named as the cart shows it. */
export async function removeGiftCard(code: string): Promise<void> {
  await ask('POST', 'checkout/cart/giftcards/remove', Anything, { json: { code } })
}

/** The balance of a gift card. */
export function checkGiftCard(code: string): Promise<GiftCardBalance> {
  return ask('POST', 'api/giftcards/check', GiftCardBalance, { json: { code } })
}

/** The gifts on offer for the cart. */
export function getGifts(signal?: AbortSignal): Promise<GiftOffer[]> {
  return ask('GET', 'checkout/cart/gifts', GiftOffers, { signal })
}

/** Adds a gift to the cart. */
export function chooseGift(sku: string): Promise<GiftChoice> {
  return ask('POST', 'checkout/cart/gifts/add', GiftChoice, { json: { giftItem: { sku } } })
}
