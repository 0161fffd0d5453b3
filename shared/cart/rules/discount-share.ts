// Divides the discount of an order among its lines, for hosts that answer it as a whole only.

/**
 * The fraction by which each line's price is reduced, if only the discount on the whole order is known.
 * @example discountShare(5, [{ unitPrice: 20, quantity: 2 }]) // 0.125
 */
export function discountShare(discount: number, lines: readonly { unitPrice: number | null; quantity: number }[]): number {
  const sum = lines.reduce((total, { unitPrice, quantity }) => total + (unitPrice ?? 0) * quantity, 0)
  return sum > 0 ? Math.min(1, Math.max(0, discount / sum)) : 0
}
