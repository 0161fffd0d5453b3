// What a team orders of each product, by size: so many shirts in M, so many in L.
import { grouped } from '#shared/domain/grouped.ts'
import type { Player } from './player.ts'
import { chosenSize, countPieces, orderedPlayers, type RosterPlan, type RosterProduct, type RosterSize } from './roster.ts'

/** The items in one size. */
export interface SizeTotal {
  size: RosterSize
  items: number
  /** Whether fewer are in stock. */
  isShort: boolean
}

/** The items of one product. */
export interface ProductTotal {
  product: RosterProduct
  items: number
  /** In the order of the product's sizes; only those that are ordered. */
  sizes: readonly SizeTotal[]
  /** Items of rows that have no size yet. */
  missing: number
}

/**
 * The totals of every product of the kit.
 * @example rosterTotals(plan, players)[0] // { product: shirt, items: 14, sizes: [{ size: m, items: 9, isShort: false }, …], missing: 0 }
 */
export function rosterTotals(plan: RosterPlan, players: readonly Player[]): readonly ProductTotal[] {
  const ordered = orderedPlayers(players)
  return plan.products.map((product) => {
    const bySize = grouped(ordered, (player) => chosenSize(product, player))
    const itemsOf = (size: RosterSize | null) => countPieces(bySize.get(size) ?? []) * product.quantity
    return {
      product,
      items: countPieces(ordered) * product.quantity,
      sizes: product.sizes.flatMap((size) => {
        const items = itemsOf(size)
        return items > 0 ? [{ size, items, isShort: size.stock !== null && items > size.stock }] : []
      }),
      missing: product.sizes.length > 0 ? itemsOf(null) : 0,
    }
  })
}

/** The products in sizes of which an ordered row has none yet. */
export function missingSizes(plan: RosterPlan, player: Player): readonly RosterProduct[] {
  if (orderedPlayers([player]).length === 0) return []
  return plan.products.filter((product) => product.sizes.length > 0 && chosenSize(product, player) === null)
}
