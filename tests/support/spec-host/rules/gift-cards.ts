// Gift cards: the platform's own form accepts a code, the card pays up to its balance, and an order reduces the balance.
import { giftCards, say } from '../data.ts'
import type { Platform } from '../platform.ts'
import type { Cart } from '../sales.ts'
import { Refusal } from './refusal.ts'

/** A card's balance in cents, calculated from the orders it has paid for. */
const balanceOf = (platform: Platform, code: string): number => {
  const card = giftCards.find((candidate) => candidate.code === code)
  const spent = platform.orders
    .filter((order) => order.giftCard?.code === code)
    .reduce((sum, order) => sum + (order.giftCard?.cents ?? 0), 0)
  return Math.round((card?.amount ?? 0) * 100) - spent
}

/** Applies a card to the cart, or returns the reason of the refusal. */
export const applyGiftCard = (platform: Platform, cart: Cart, written: string): void => {
  const code = written.trim().toUpperCase()
  if (!giftCards.some((candidate) => candidate.code === code)) throw new Refusal(404, say(cart.store, 'gift_card_unknown'))
  const cents = balanceOf(platform, code)
  if (cents <= 0) throw new Refusal(400, say(cart.store, 'gift_card_redeemed'))
  cart.giftCard = { code, cents }
}
