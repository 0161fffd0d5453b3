// The number of pieces and the price of an order in several sizes: of each cell, each row, each column, and altogether.
import { roundMoney } from '#shared/domain/money.ts'
import type { TierPrice } from '#shared/product/wire/tier-price.ts'
import { cellsOf, type OrderCell, type OrderGrid, rowsOf } from './order-grid.ts'
import { priceAt } from './tier-price.ts'

/** The ordered pieces by the cell's key; a cell that is missing has none. */
export type Quantities = Readonly<Record<string, number>>

/**
 * The pieces that a quantity price counts. `each`: those of one size, as most carts do, where each is a line of its own. `together`: those
 * of all sizes and colours.
 */
export type TierCount = 'each' | 'together'

/** A sum; `price` is null where the price of one of its pieces is unknown. */
export interface Sum {
  pieces: number
  price: number | null
}

/** All sums of an order. */
export interface OrderTotals {
  /** The price of one piece by the cell's key, at the ordered quantity. */
  each: Readonly<Record<string, number | null>>
  /** By the row's key. */
  rows: Readonly<Record<string, Sum>>
  /** In the order of the columns. */
  columns: readonly Sum[]
  whole: Sum
}

/** The number of ordered pieces in a cell. */
export const piecesIn = (quantities: Quantities, key: string): number => (Object.hasOwn(quantities, key) ? (quantities[key] ?? 0) : 0)

/**
 * Calculates the sums of an order.
 * @example orderTotals(grid, { '12-34': 20 }, product.tiers, 'each').whole // { pieces: 20, price: 500 }
 */
export function orderTotals(grid: OrderGrid, quantities: Quantities, tiers: readonly TierPrice[], count: TierCount): OrderTotals {
  const cells = cellsOf(grid)
  const all = cells.reduce((sum, { key }) => sum + piecesIn(quantities, key), 0)
  const each = Object.fromEntries(
    cells.map(({ key, variant: { price } }) => {
      const counted = count === 'together' ? all : piecesIn(quantities, key)
      return [key, priceAt(tiers, counted, price.final ?? price.regular)]
    }),
  )
  const sumOf = (of: readonly (OrderCell | null | undefined)[]): Sum =>
    of.reduce<Sum>(
      (sum, cell) => {
        const pieces = cell ? piecesIn(quantities, cell.key) : 0
        if (!cell || pieces === 0) return sum
        const price = each[cell.key] ?? null
        return {
          pieces: sum.pieces + pieces,
          price: sum.price === null || price === null ? null : roundMoney(sum.price + roundMoney(price * pieces)),
        }
      },
      { pieces: 0, price: 0 },
    )
  const rows = rowsOf(grid)
  return {
    each,
    rows: Object.fromEntries(rows.map((row) => [row.key, sumOf(row.cells)])),
    columns: grid.columns.map((_, at) => sumOf(rows.map((row) => row.cells[at]))),
    whole: sumOf(cells),
  }
}
