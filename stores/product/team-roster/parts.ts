// Takes parts of the kit out of a team. Pure.
import type { Player } from '#shared/product/rules/player.ts'
import type { RosterState } from './state.ts'

/** What a roster was before parts were taken out of it. */
const origins = new WeakMap<RosterState, { before: RosterState; productIds: readonly number[] }>()

/** The roster without sizes of these products; the same one where nobody has any. */
export function withoutParts(roster: RosterState, productIds: readonly number[]): RosterState {
  const hasPart = ({ sizes }: Player) => productIds.some((id) => Object.hasOwn(sizes, id))
  const changed = Object.entries(roster.players)
    .map(([, player]) => player)
    .filter(hasPart)
  if (changed.length === 0) return roster
  const players = changed.map((player) => {
    const sizes = Object.entries(player.sizes).filter(([id]) => !productIds.includes(Number(id)))
    return [player.id, { ...player, sizes: Object.fromEntries(sizes) }] as const
  })
  const without = { ...roster, players: { ...roster.players, ...Object.fromEntries(players) } }
  origins.set(without, { before: roster, productIds })
  return without
}

/** The roster from which parts were taken out to make this one, and which; undefined for others. */
export const originOf = (roster: RosterState) => origins.get(roster)
