// The players of a team order, as the shopper fills them in.
import { emptyPlayer, type Player, type PlayerField } from '#shared/product/rules/player.ts'

/** Players by id, with the order of their rows. A change makes one player anew; the others stay the same objects, so that only her row redraws. */
export interface RosterState {
  order: readonly string[]
  players: Readonly<Record<string, Player>>
}

const inOrder = new WeakMap<RosterState, readonly Player[]>()

/** The players in their order; the same list each time a roster is asked. */
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

/** The roster of these players. */
export function rosterOf(players: readonly Player[]): RosterState {
  return { order: players.map(({ id }) => id), players: Object.fromEntries(players.map((player) => [player.id, player])) }
}

/** Nobody plays yet: three rows to begin with, the first card open. */
export const emptyRoster: RosterState = rosterOf(['p1', 'p2', 'p3'].map((id, at) => ({ ...emptyPlayer(id), isOpen: at === 0 })))

/** The name of a player's field, which is where the host says what is wrong with it. */
export function playerField(playerId: string, field: PlayerField): string {
  return ['players', playerId, ...(typeof field === 'number' ? ['sizes', field] : [field])].join('.')
}

/** The name of what is wrong with the team as a whole. */
export const TEAM_FIELD = 'players'
