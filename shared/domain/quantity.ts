// How many of something may be bought: limits, steps, and what is wrong with a number that somebody typed.

/** The least and the most; `max` is null where nothing limits it. */
export interface QuantityLimits {
  min: number
  max: number | null
}

/** What a product or a cart line says about quantities; null is not said. */
export interface QuantityFacts {
  minQuantity: number | null
  maxQuantity: number | null
  stock: number | null
}

/**
 * The limits that follow from facts: at least one piece, at most what is allowed and in stock.
 * @example quantityLimits({ minQuantity: null, maxQuantity: 10, stock: 3 }) // { min: 1, max: 3 }
 */
export function quantityLimits({ minQuantity, maxQuantity, stock }: QuantityFacts): QuantityLimits {
  const tops = [maxQuantity, stock].filter((top) => top !== null)
  return { min: Math.max(1, Math.ceil(minQuantity ?? 1)), max: tops.length > 0 ? Math.max(0, Math.floor(Math.min(...tops))) : null }
}

/** The whole number somebody typed, null for anything else. */
export function readQuantity(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null
}

/** Why a quantity cannot be had: no whole number of pieces, fewer than may be sold, or more than there are. */
export function quantityFault(quantity: number | null, { min, max }: QuantityLimits): 'invalid' | 'too-few' | 'too-many' | null {
  if (quantity === null || !Number.isSafeInteger(quantity) || quantity < 1) return 'invalid'
  if (max !== null && quantity > max) return 'too-many'
  return quantity < min ? 'too-few' : null
}

/** The nearest quantity within the limits; the least if there are none at all. */
export function nearestQuantity(quantity: number, { min, max }: QuantityLimits): number {
  return Math.max(min, Math.min(Math.round(quantity), max ?? Infinity))
}
