// The players of a team order, as the shopper enters them.
import { emptyPlayer, type Player, type PlayerField } from '#shared/product/rules/player.ts'
import type { TeamInCart } from '#shared/product/rules/roster.ts'
import type { SortKey } from '#shared/product/rules/roster-sort.ts'

/** Players by id, with the order of their rows. A change replaces one player; the others stay the same objects: only her row redraws. */
export interface RosterState {
  order: readonly string[]
  players: Readonly<Record<string, Player>>
  /** What the rows were sorted by, and their order before that; absent while they stand in the order of entry. */
  sorted?: { by: SortKey; entered: readonly string[] }
  /** What of this team is in the cart already, where the cart did not take all. */
  inCart?: TeamInCart
  /** Whether the team before this one was put into the cart. */
  isAfterBuying?: boolean
}

const inOrder = new WeakMap<RosterState, readonly Player[]>()

/** The players in their order; the same array for the same roster. */
export function playersOf(roster: RosterState): readonly Player[] {
  const { order, players } = roster
  const list =
    inOrder.get(roster) ??
    order.flatMap((id) => {
      const player = Object.hasOwn(players, id) ? players[id] : undefined
      return player ? [player] : []
    })
  inOrder.set(roster, list)
  return list
}

/** Makes a roster of these players. */
export function rosterOf(players: readonly Player[]): RosterState {
  return { order: players.map(({ id }) => id), players: Object.fromEntries(players.map((player) => [player.id, player])) }
}

/** The roster without players: three rows to begin with, the first card open. */
export const emptyRoster: RosterState = rosterOf(['p1', 'p2', 'p3'].map((id, at) => ({ ...emptyPlayer(id), isOpen: at === 0 })))

/** The roster after a team was put into the cart: what is entered next is another one. */
export const boughtRoster: RosterState = { ...emptyRoster, isAfterBuying: true }

/** The name of a player's field, which the host uses for its errors. */
export function playerField(playerId: string, field: PlayerField): string {
  return ['players', playerId, ...(typeof field === 'number' ? ['sizes', field] : [field])].join('.')
}

/** The field name for problems of the team as a whole. */
export const TEAM_FIELD = 'players'
