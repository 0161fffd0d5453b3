// Calculates discounts as the law allows: relative to the lowest price of 30 days (98/6/EC art. 6a, C-330/23).
import { roundMoney } from '#shared/domain/money.ts'
import type { Price } from '#shared/product/wire/goods.ts'

/** A price to show. `before` is struck through and `percent` shown only where they are not null. */
export interface ShownPrice {
  now: number
  before: number | null
  /** A whole percentage, rounded down: never more than the truth. */
  percent: number | null
}

/**
 * The price to show; null where the host sends none. Without the lowest price of 30 days there is no strike-through and no percentage.
 * @example shownPrice({ regular: 50, final: 40, lowestOf30Days: 45 }) // { now: 40, before: 45, percent: 11 }
 */
export function shownPrice({
  regular,
  final,
  lowestOf30Days: lowest,
}: Pick<Price, 'regular' | 'final' | 'lowestOf30Days'>): ShownPrice | null {
  const price = final ?? regular
  if (price === null) return null
  const now = roundMoney(price)
  if (regular === null || lowest === null) return { now, before: null, percent: null }
  const before = roundMoney(Math.min(regular, lowest))
  if (before <= now) return { now, before: null, percent: null }
  // In cents, so that 40 of 50 gives 20 and not 19.999.
  const percent = Math.floor((Math.round((before - now) * 100) * 100) / Math.round(before * 100))
  return { now, before, percent: percent > 0 ? percent : null }
}
