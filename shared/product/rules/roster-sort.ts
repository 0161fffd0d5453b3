// Sorts the rows of a team by name, number or a size.
import type { Player } from './player.ts'
import { printable } from './printing.ts'
import { chosenSize, isBlank, type RosterPlan } from './roster.ts'

/** What rows are sorted by: a product's id for its size. */
export type SortKey = 'name' | 'number' | number

/**
 * The rows in order. Rows without the value come after those with it, blank ones last; equal ones keep their order.
 * @example sortedPlayers(plan, players, 'number').map(({ number }) => number) // ['2', '07', '10', '']
 */
export function sortedPlayers(plan: RosterPlan, players: readonly Player[], by: SortKey): readonly Player[] {
  const compare = comparison(plan, by)
  return players.toSorted((one, other) => Number(isBlank(one)) - Number(isBlank(other)) || compare(one, other))
}

function comparison(plan: RosterPlan, by: SortKey): (one: Player, other: Player) => number {
  if (by === 'name' || by === 'number') {
    const words = new Intl.Collator(undefined, { numeric: by === 'number', sensitivity: 'base' })
    return (one, other) => {
      const [left, right] = [printable(one[by]), printable(other[by])]
      return Number(left === '') - Number(right === '') || words.compare(left, right)
    }
  }
  const product = plan.products.find(({ id }) => id === by)
  const place = (player: Player) => {
    const size = product && chosenSize(product, player)
    // A row without a size comes last among those that are filled.
    return size ? product.sizes.indexOf(size) : Number.MAX_SAFE_INTEGER
  }
  return (one, other) => place(one) - place(other)
}
