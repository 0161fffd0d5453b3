// Gift cards that pay for the cart.
import type { Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { writes } from './writes.ts'
import { $cart } from './state.ts'

/** An applied gift card: its code as a page may show it, and the amount it pays of this cart. */
export interface AppliedGiftCard {
  code: string
  amount: number
}

const api = () => import('#shared/cart/discounts/calls.ts')

const $removals = writable(0)

/** The applied cards, in the order they were added. */
export const $giftCards = derived([$cart], (cart): readonly AppliedGiftCard[] => valueOf(cart)?.giftCards ?? [])
/** Whether a card is being removed. */
export const $isRemovingGiftCard = derived([$removals], (removals) => removals > 0)

/** Pays with a card as far as its balance goes, and reloads cart and totals. The code is not stored. */
export function applyGiftCard(code: string): Promise<Result> {
  return writes.run(() => attempt(async () => (await api()).applyGiftCard(code.trim())))
}

/** Removes a card by its code in `$giftCards`. */
export function removeGiftCard(code: string): Promise<Result> {
  return whileCounting($removals, () => writes.run(() => attempt(async () => (await api()).removeGiftCard(code))))
}
