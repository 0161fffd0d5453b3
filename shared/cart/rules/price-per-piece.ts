// Calculates the price of one piece of a line after its discount, for analytics.

/** The price of one piece and the discount on it. */
export interface PiecePrice {
  /** With tax and after the discount; null where the server sent none. */
  price: number | null
  discount?: number
}

/**
 * Subtracts the discount on one piece. The result is not rounded to cents: price × quantity is the line's total.
 * @example pricePerPiece(24.95, 7.49 / 3) // { price: 22.453333, discount: 2.496667 }
 */
export function pricePerPiece(unitPrice: number | null, discount: number): PiecePrice {
  if (unitPrice === null || !(discount > 0)) return { price: unitPrice }
  const cut = Math.min(discount, unitPrice)
  return { price: millionths(unitPrice - cut), discount: millionths(cut) }
}

const millionths = (amount: number) => Math.round(amount * 1e6) / 1e6
