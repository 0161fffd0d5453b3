// Brings the players of a list together with those who are there: added, in their place, or matched by name.
import { emptyPlayer, piecesOf, type Player, type PlayerField } from '#shared/product/rules/player.ts'
import { printable } from '#shared/product/rules/printing.ts'
import { isBlank, mostPlayers, type RosterPlan } from '#shared/product/rules/roster.ts'
import type { Answers, ListedPlayer } from './listed.ts'
import { findPartners, type Question } from './partners.ts'

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
  /** Players of the list of whom it is not clear who they are; without an answer they are new. */
  questions: readonly Question[]
}

/** Merges; empty rows go. */
export function merge(
  present: readonly Player[],
  listed: readonly ListedPlayer[],
  way: MergeWay,
  plan: RosterPlan,
  answers: Answers = {},
): Merged {
  const there = present.filter((player) => !isBlank(player))
  const kept = way === 'replace' ? [] : there
  const players = new Map(kept.map((player) => [player.id, player]))
  const most = mostPlayers(plan)
  const { partners, questions } = findPartners(way === 'match' ? kept : [], listed, plan, answers)
  let last = Math.max(0, ...present.map(({ id }) => Number(/^p(\d{1,6})$/.exec(id)?.[1] ?? 0)))
  const outcomes = listed.map((one, at): Outcome => {
    const same = partners[at]
    if (same) {
      const changes = changesOf(same, one)
      players.set(same.id, changed(same, one))
      return { listed: one, kind: changes.length > 0 ? 'changed' : 'same', playerId: same.id, changes }
    }
    if (players.size >= most) return { listed: one, kind: 'left', playerId: null, changes: [] }
    last += 1
    const { line: _line, whole: _whole, ...own } = one
    const player = { ...emptyPlayer(`p${last}`), ...own }
    players.set(player.id, player)
    return { listed: one, kind: 'new', playerId: player.id, changes: [] }
  })
  return { players: [...players.values()], outcomes, removed: way === 'replace' ? there : [], questions }
}

/** How many of the list are, or may be, there by name: the list is then an addition to what is known of them. */
export function countKnown(present: readonly Player[], listed: readonly ListedPlayer[], plan: RosterPlan): number {
  const there = present.filter((player) => !isBlank(player))
  const { partners, questions } = findPartners(there, listed, plan, {})
  return partners.filter((partner) => partner !== null).length + questions.length
}

/** The name that is printed from now on: another part of it, where one was chosen. */
const printedName = (player: Player, { name, whole }: ListedPlayer): string =>
  whole === undefined || whole === name || printable(player.name) === name ? player.name : name

function changed(player: Player, listed: ListedPlayer): Player {
  const { number, sizes, quantity } = listed
  return {
    ...player,
    name: printedName(player, listed),
    number: number === '' ? player.number : number,
    sizes: { ...player.sizes, ...sizes },
    // One piece is the same, written or not.
    quantity: quantity === undefined || quantity === piecesOf(player) ? player.quantity : quantity,
  }
}

function changesOf(player: Player, listed: ListedPlayer): PlayerChange[] {
  const { number, sizes, quantity = piecesOf(player) } = listed
  const change = (field: PlayerField, from: string, to: string) => (from === to ? [] : [{ field, from, to }])
  return [
    ...change('name', player.name, printedName(player, listed)),
    ...(number === '' || printable(player.number) === number ? [] : change('number', player.number, number)),
    ...Object.entries(sizes).flatMap(([id, to]) => change(Number(id), player.sizes[Number(id)] ?? '', to)),
    ...change('quantity', String(piecesOf(player)), String(quantity)),
  ]
}
