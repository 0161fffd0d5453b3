// The price per piece from a quantity on.
import type { TierPrice } from '#shared/schemas/product.ts'

/**
 * The spec's rule: starts at 0, each tier with a quantity at most the chosen one overrides, the last match wins. 0 means no tier: show the normal price.
 * @example tierPriceOf([{ qty: 5, price: 9 }, { qty: 10, price: 8 }], 7) // 9
 */
export function tierPriceOf(tiers: readonly TierPrice[], quantity: number): number {
  return tiers.reduce((price, tier) => (tier.qty <= quantity ? tier.price : price), 0)
}
