// Rules of quantities: limits, steps, and problems of a typed number.

/** The minimum and maximum; `max` is null where there is no limit. */
export interface QuantityLimits {
  min: number
  max: number | null
}

/** The quantity limits of a product or a cart line; null where unknown. */
export interface QuantityInfo {
  minQuantity: number | null
  maxQuantity: number | null
  stock: number | null
}

/**
 * The resulting limits: at least one item, at most the allowed maximum and the stock.
 * @example quantityLimits({ minQuantity: null, maxQuantity: 10, stock: 3 }) // { min: 1, max: 3 }
 */
export function quantityLimits({ minQuantity, maxQuantity, stock }: QuantityInfo): QuantityLimits {
  const tops = [maxQuantity, stock].filter((top) => top !== null)
  return { min: Math.max(1, Math.ceil(minQuantity ?? 1)), max: tops.length > 0 ? Math.max(0, Math.floor(Math.min(...tops))) : null }
}

/** The whole number in a text; null for anything else. */
export function readQuantity(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null
}

/** Why a quantity is not possible: not a whole number, below the minimum, or above the maximum. */
export function quantityFault(quantity: number | null, { min, max }: QuantityLimits): 'invalid' | 'too-few' | 'too-many' | null {
  if (quantity === null || !Number.isSafeInteger(quantity) || quantity < 1) return 'invalid'
  if (max !== null && quantity > max) return 'too-many'
  return quantity < min ? 'too-few' : null
}

/** The nearest quantity within the limits; the minimum where they exclude each other. */
export function nearestQuantity(quantity: number, { min, max }: QuantityLimits): number {
  return Math.max(min, Math.min(Math.round(quantity), max ?? Infinity))
}
