// Changes to the rows of a roster. Pure: a roster in, a roster out.
import { emptyPlayer, type Player } from '#shared/product/rules/player.ts'
import { isBlank, MAX_PLAYERS, type RosterPlan, type RosterProduct } from '#shared/product/rules/roster.ts'
import { type SortKey, sortedPlayers } from '#shared/product/rules/roster-sort.ts'
import { playersOf, type RosterState, rosterOf } from './state.ts'

/** Changes one player; the others stay the same objects. */
export function withPlayer(roster: RosterState, id: string, part: Partial<Omit<Player, 'id'>>): RosterState {
  const player = Object.hasOwn(roster.players, id) ? roster.players[id] : undefined
  return player ? { ...roster, players: { ...roster.players, [id]: { ...player, ...part } } } : roster
}

/** Sets a size; an empty one clears it. */
export function withSize(roster: RosterState, id: string, productId: number, size: string): RosterState {
  const player = Object.hasOwn(roster.players, id) ? roster.players[id] : undefined
  if (!player) return roster
  const { [productId]: _before, ...others } = player.sizes
  return withPlayer(roster, id, { sizes: size === '' ? others : { ...others, [productId]: size } })
}

/** An id that no row uses. */
function nextId({ order }: RosterState): string {
  const numbers = order.map((id) => Number(/^p(\d{1,6})$/.exec(id)?.[1] ?? 0))
  return `p${Math.max(0, ...numbers) + 1}`
}

/** Adds an open row at the end; a full team stays as it is. */
export function withAnother(roster: RosterState, most: number = MAX_PLAYERS): RosterState {
  if (roster.order.length >= most) return roster
  const id = nextId(roster)
  return insert(roster, { ...emptyPlayer(id), isOpen: true }, roster.order.length)
}

/** Copies a player's sizes to a new row below; name and number stay empty. */
export function withCopy(roster: RosterState, id: string, most: number = MAX_PLAYERS): RosterState {
  const player = Object.hasOwn(roster.players, id) ? roster.players[id] : undefined
  if (!player || roster.order.length >= most) return roster
  return insert(
    roster,
    { ...player, id: nextId(roster), name: '', number: '', quantity: undefined, isOpen: true },
    roster.order.indexOf(id) + 1,
  )
}

function insert(roster: RosterState, player: Player, at: number): RosterState {
  return { ...roster, order: roster.order.toSpliced(at, 0, player.id), players: { ...roster.players, [player.id]: player } }
}

/** Removes a row; the last one is emptied instead. */
export function withoutPlayer(roster: RosterState, id: string): RosterState {
  const left = playersOf(roster).filter((player) => player.id !== id)
  return { ...roster, ...rosterOf(left.length > 0 ? left : [emptyPlayer(nextId(roster))]) }
}

/** What is in the cart belongs to the players who are left of a team: once there is nobody, it is forgotten. */
export function withoutBought(roster: RosterState): RosterState {
  const { inCart, ...rest } = roster
  return inCart && playersOf(roster).every(isBlank) ? rest : roster
}

/** A roster of these players; if some of them were there before, they are the same team, of which others may be in the cart. */
export function withPlayers({ players: before, inCart }: RosterState, players: readonly Player[]): RosterState {
  const isSame = players.some(({ id }) => Object.hasOwn(before, id))
  return { ...rosterOf(players), ...(inCart && isSame ? { inCart } : {}) }
}

/** Sorts the rows, or puts them back into the order in which they were entered; rows that were added since stay at the end. */
export function withSort(roster: RosterState, plan: RosterPlan, by: SortKey | 'entry'): RosterState {
  const { sorted, ...rest } = roster
  const entered = sorted ? sorted.entered.filter((id) => roster.order.includes(id)) : roster.order
  const whole = [...entered, ...roster.order.filter((id) => !entered.includes(id))]
  if (by === 'entry') return sorted ? { ...rest, order: whole } : roster
  return { ...rest, order: sortedPlayers(plan, playersOf(roster), by).map(({ id }) => id), sorted: { by, entered: whole } }
}

/** What the rows are sorted by now; null if they were changed since, so that they no longer are. */
export function sortOf(roster: RosterState, plan: RosterPlan): SortKey | 'entry' | null {
  if (!roster.sorted) return 'entry'
  const { by } = roster.sorted
  const players = playersOf(roster)
  return sortedPlayers(plan, players, by).every((player, at) => player === players[at]) ? by : null
}

/** Sets the same size for everybody. */
export function withColumn(roster: RosterState, product: RosterProduct, size: string): RosterState {
  if (!product.sizes.some(({ id }) => id === size)) return roster
  return roster.order.reduce((filled, id) => withSize(filled, id, product.id, size), roster)
}
