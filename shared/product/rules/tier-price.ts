// The price per piece from a quantity on.
import { roundMoney } from '#shared/domain/money.ts'
import type { TierPrice } from '#shared/product/wire/tier-price.ts'

/**
 * The spec's rule: starts at 0, each tier with a quantity at most the chosen one overrides, the last match wins. 0 means no tier: show the normal price.
 * @example tierPriceOf([{ quantity: 5, price: 9 }, { quantity: 10, price: 8 }], 7) // 9
 */
export function tierPriceOf(tiers: readonly TierPrice[], quantity: number): number {
  return tiers.reduce((price, tier) => (tier.quantity <= quantity ? tier.price : price), 0)
}

/** What comes next: so many pieces more, and so much less for each. */
export interface NextTier {
  pieces: number
  less: number
}

/**
 * The next quantity at which a piece gets cheaper than it is now; null where none does. The table may be in any order.
 * @example nextTier([{ quantity: 5, price: 9 }], 2, 10) // { pieces: 3, less: 1 }
 */
export function nextTier(tiers: readonly TierPrice[], quantity: number, price: number | null): NextTier | null {
  if (price === null) return null
  // What a tier really brings is what the rule says at its quantity: a later line of the table may overrule it.
  const steps = tiers
    .map((tier) => ({ at: tier.quantity, price: tierPriceOf(tiers, tier.quantity) }))
    .filter((step) => step.at > quantity && roundMoney(step.price) < roundMoney(price))
    .toSorted((one, other) => one.at - other.at)
  const [first] = steps
  return first ? { pieces: Math.ceil(first.at) - quantity, less: roundMoney(price - first.price) } : null
}
