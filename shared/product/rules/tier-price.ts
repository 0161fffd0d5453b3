// Calculates the price per item by quantity.
import { roundMoney } from '#shared/domain/money.ts'
import type { TierPrice } from '#shared/product/wire/tier-price.ts'

/**
 * The spec's rule: starting at 0, each tier whose quantity is at most the chosen one replaces the price, so the last match counts. 0 means
 * no tier: show the normal price.
 * @example tierPriceOf([{ quantity: 5, price: 9 }, { quantity: 10, price: 8 }], 7) // 9
 */
export function tierPriceOf(tiers: readonly TierPrice[], quantity: number): number {
  return tiers.reduce((price, tier) => (tier.quantity <= quantity ? tier.price : price), 0)
}

/**
 * The same for a product or variant with a price of its own. A quantity price never raises it: a variant may cost less than its product's
 * tiers.
 * @example tierBelow([{ quantity: 10, price: 8 }], 12, 7) // 0
 */
export function tierBelow(tiers: readonly TierPrice[], quantity: number, price: number | null): number {
  const tier = tierPriceOf(tiers, quantity)
  return price !== null && tier > price ? 0 : tier
}

/**
 * The price of one item at a quantity; null where none is known.
 * @example priceAt([{ quantity: 10, price: 8 }], 12, 9) // 8
 */
export function priceAt(tiers: readonly TierPrice[], quantity: number, price: number | null): number | null {
  return tierBelow(tiers, quantity, price) || price
}

/** The next tier: the number of additional items, and the saving on each item. */
export interface NextTier {
  pieces: number
  less: number
}

/**
 * The next quantity with a lower price per item than the current one; null where there is none. The table may be in any order.
 * @example nextTier([{ quantity: 5, price: 9 }], 2, 10) // { pieces: 3, less: 1 }
 */
export function nextTier(tiers: readonly TierPrice[], quantity: number, price: number | null): NextTier | null {
  if (price === null) return null
  // The price at a tier's quantity follows from the rule, since a later line of the table may override it.
  const steps = tiers
    .map((tier) => ({ at: tier.quantity, price: tierPriceOf(tiers, tier.quantity) }))
    .filter((step) => step.at > quantity && roundMoney(step.price) < roundMoney(price))
    .toSorted((one, other) => one.at - other.at)
  const [first] = steps
  return first ? { pieces: Math.ceil(first.at) - quantity, less: roundMoney(price - first.price) } : null
}
