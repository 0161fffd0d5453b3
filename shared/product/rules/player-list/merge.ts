// Brings the players of a list together with those who are there: added, in their place, or matched by name.
import { emptyPlayer, piecesOf, type Player, type PlayerField } from '#shared/product/rules/player.ts'
import { printable } from '#shared/product/rules/printing.ts'
import { isBlank, mostPlayers, type RosterPlan } from '#shared/product/rules/roster.ts'
import type { ListedPlayer } from './listed.ts'
import { plain } from './plain.ts'

/** `add`: below those who are there; `replace`: instead of them; `match`: who is there by name is completed, the others are added. */
export type MergeWay = 'add' | 'replace' | 'match'

/** A change to a player who is there: a value that was missing or another one. */
export interface PlayerChange {
  field: PlayerField
  from: string
  to: string
}

/** What becomes of a player of the list. `left`: the team has no room. */
export interface Outcome {
  listed: ListedPlayer
  kind: 'new' | 'changed' | 'same' | 'left'
  /** Null where there is no room. */
  playerId: string | null
  changes: readonly PlayerChange[]
}

/** The team after it, and what became of each player of the list. */
export interface Merged {
  players: readonly Player[]
  outcomes: readonly Outcome[]
  /** Who is there now and will not be. */
  removed: readonly Player[]
}

/** Merges; empty rows go. */
export function merge(present: readonly Player[], listed: readonly ListedPlayer[], way: MergeWay, plan: RosterPlan): Merged {
  const there = present.filter((player) => !isBlank(player))
  const kept = way === 'replace' ? [] : there
  const players = new Map(kept.map((player) => [player.id, player]))
  const most = mostPlayers(plan)
  const open = new Set(way === 'match' ? kept : [])
  let last = Math.max(0, ...present.map(({ id }) => Number(/^p(\d{1,6})$/.exec(id)?.[1] ?? 0)))
  const outcomes = listed.map((one): Outcome => {
    const same = partner(one, open)
    if (same) {
      open.delete(same)
      const changes = changesOf(same, one)
      players.set(same.id, changed(same, one))
      return { listed: one, kind: changes.length > 0 ? 'changed' : 'same', playerId: same.id, changes }
    }
    if (players.size >= most) return { listed: one, kind: 'left', playerId: null, changes: [] }
    last += 1
    const { line: _line, ...own } = one
    const player = { ...emptyPlayer(`p${last}`), ...own }
    players.set(player.id, player)
    return { listed: one, kind: 'new', playerId: player.id, changes: [] }
  })
  return { players: [...players.values()], outcomes, removed: way === 'replace' ? there : [] }
}

/** The player with this name; of several the one with this number. */
function partner({ name, number }: ListedPlayer, players: ReadonlySet<Player>): Player | null {
  const key = nameKey(name)
  if (key === '') return null
  const alike = [...players].filter((player) => nameKey(player.name) === key)
  return alike.find((player) => printable(player.number) === number) ?? alike[0] ?? null
}

/** The same words in any order: "Ada Lovelace" is "LOVELACE Ada". */
function nameKey(name: string): string {
  return name.split(/\s+/).map(plain).filter(Boolean).toSorted().join(' ')
}

/** How many of the list are there by name: the list is then an addition to what is known of them. */
export function countKnown(present: readonly Player[], listed: readonly ListedPlayer[]): number {
  const names = new Set(present.map(({ name }) => nameKey(name)))
  return listed.filter(({ name }) => nameKey(name) !== '' && names.has(nameKey(name))).length
}

function changed(player: Player, { number, sizes, quantity }: ListedPlayer): Player {
  return {
    ...player,
    number: number === '' ? player.number : number,
    sizes: { ...player.sizes, ...sizes },
    // One piece is the same, written or not.
    quantity: quantity === undefined || quantity === piecesOf(player) ? player.quantity : quantity,
  }
}

function changesOf(player: Player, { number, sizes, quantity = piecesOf(player) }: ListedPlayer): PlayerChange[] {
  const change = (field: PlayerField, from: string, to: string) => (from === to ? [] : [{ field, from, to }])
  return [
    ...(number === '' || printable(player.number) === number ? [] : change('number', player.number, number)),
    ...Object.entries(sizes).flatMap(([id, to]) => change(Number(id), player.sizes[Number(id)] ?? '', to)),
    ...change('quantity', String(piecesOf(player)), String(quantity)),
  ]
}
