// Tells from the cart whether a line whose answer was lost is in it.
import type { Cart } from '#shared/cart/wire/cart.ts'

/** The cart before a line was sent. */
export interface Baseline {
  /** The pieces with the line's sku; null where the cart had none. */
  was: number | null
  /** All pieces. */
  total: number
}

/** The pieces with this sku; null where no line has it. */
export function piecesOf({ lines }: Cart, sku: string): number | null {
  const own = lines.filter((line) => line.sku === sku)
  return own.length > 0 ? own.reduce((sum, { quantity }) => sum + quantity, 0) : null
}

/** A line, and the skus of all variants that it is one of. */
export interface Sought {
  sku: string
  siblings: readonly string[]
  quantity: number
}

/**
 * How many of the pieces are not in the cart. Where it names none of the variants, the host may call them otherwise: then all pieces count.
 * In doubt they are there, since nothing may be bought twice.
 * @example missingPieces(cart, { sku: 'SHIRT-RED-M', siblings: [], quantity: 5 }, { was: null, total: 2 }) // 0 where the cart has 7 pieces
 */
export function missingPieces(cart: Cart, { sku, siblings, quantity: wanted }: Sought, { was, total }: Baseline): number {
  const isNamed = was !== null || cart.lines.some((line) => line.sku === sku || siblings.includes(line.sku))
  const grown = isNamed ? (piecesOf(cart, sku) ?? 0) - (was ?? 0) : cart.quantity - total
  return Math.min(wanted, Math.max(0, wanted - grown))
}
