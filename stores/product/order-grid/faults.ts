// What is wrong with a cell of the grid, by the stock and the limits that are known, or by the server's word.
import type { Failure } from '#shared/domain/failure.ts'
import { quantityFault } from '#shared/domain/quantity.ts'
import { cellsOf, type OrderCell, type OrderGrid } from '#shared/product/rules/order-grid.ts'
import { piecesIn } from '#shared/product/rules/order-totals.ts'
import type { OrderState } from './state.ts'

/**
 * Why a cell cannot be ordered. `invalid`: the text is no number of pieces; `few`: only so many are in stock; `most` and `least`: the shop
 * sells no more, or no fewer, at once.
 */
export type CellFault =
  | { kind: 'invalid'; text: string }
  | { kind: 'sold-out' }
  | { kind: 'few' | 'most' | 'least'; pieces: number }
  | { kind: 'refused'; error: Failure }

/** The faults by cell. */
export type CellFaults = Readonly<Record<string, CellFault>>

/** The faults of an order. */
export function faultsOf(grid: OrderGrid, order: Pick<OrderState, 'quantities' | 'mistyped' | 'refusals'>): CellFaults {
  const faults = cellsOf(grid).flatMap((cell): [string, CellFault][] => {
    const fault = faultOf(cell, order)
    return fault ? [[cell.key, fault]] : []
  })
  return Object.fromEntries(faults)
}

function faultOf(cell: OrderCell, { quantities, mistyped, refusals }: Parameters<typeof faultsOf>[1]): CellFault | null {
  const { key, isSoldOut, limits, variant } = cell
  const pieces = piecesIn(quantities, key)
  // Without pieces, what is sold out has no field.
  if (isSoldOut) return pieces === 0 ? null : { kind: 'sold-out' }
  const text = Object.hasOwn(mistyped, key) ? mistyped[key] : undefined
  if (text !== undefined) return { kind: 'invalid', text }
  if (pieces === 0) return null
  const fault = quantityFault(pieces, limits)
  if (fault === 'too-few') return { kind: 'least', pieces: limits.min }
  if (fault === 'too-many' && limits.max !== null)
    return { kind: variant.stock !== null && variant.stock <= limits.max ? 'few' : 'most', pieces: limits.max }
  if (fault) return { kind: 'invalid', text: String(pieces) }
  const error = Object.hasOwn(refusals, key) ? refusals[key] : undefined
  return error ? { kind: 'refused', error } : null
}
