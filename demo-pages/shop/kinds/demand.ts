// The stock that a cart needs: the pieces of each variant, and how many remain for one of the lines that share them.
import { stockOf } from '../sellables.ts'
import type { Sellable } from '../sellables.ts'
import type { Fault } from './fault.ts'
import type { NeededPieces } from './line-content.ts'

/** Pieces by sku. */
export type Demand = Map<string, number>

/** The stock that a quantity of a line needs. */
export function demandOf(pieces: readonly NeededPieces[], qty: number, demand: Demand = new Map()): Demand {
  for (const { sellable, count } of pieces) demand.set(sellable.sku, (demand.get(sellable.sku) ?? 0) + count * qty)
  return demand
}

/** The available quantity of the line after the pieces that others need. */
export function availableOf(pieces: readonly NeededPieces[], others: Demand): number {
  const one = demandOf(pieces, 1)
  const known = new Map(pieces.map(({ sellable }) => [sellable.sku, sellable]))
  const counts = [...known].map(([sku, sellable]) => Math.floor((stockOf(sellable) - (others.get(sku) ?? 0)) / (one.get(sku) ?? 1)))
  return counts.length ? Math.max(0, Math.min(...counts)) : 0
}

/** The missing pieces for a quantity of a bundle or kit, each reported at the field that requested it. */
export function shortParts(pieces: readonly NeededPieces[], qty: number, others: Demand): Fault[] {
  const used: Demand = new Map(others)
  return pieces.flatMap(({ sellable, count, path }): Fault[] => {
    const left = stockOf(sellable) - (used.get(sellable.sku) ?? 0)
    used.set(sellable.sku, (used.get(sellable.sku) ?? 0) + count * qty)
    if (count * qty <= left) return []
    return [missingPart(sellable, path, Math.max(0, left))]
  })
}

function missingPart(sellable: Sellable, path: string, left: number): Fault {
  const size = sizeOf(sellable)
  const at = { path, code: 'stock' } as const
  if (left > 0) return { ...at, sentence: 'part.too-many', parameters: [left, nameOf(sellable)] }
  return size === null
    ? { ...at, sentence: 'part.out', parameters: [sellable.name] }
    : { ...at, sentence: 'cart.out-of-stock-size', parameters: [size] }
}

/** The size of a variant; null if it has none. */
export function sizeOf({ options }: Sellable): string | null {
  return options.find(({ role }) => role === 'size')?.value ?? null
}

function nameOf({ name, options }: Sellable): string {
  return [name, ...options.map(({ value }) => value)].join(', ')
}
