// Puts the lines of a message into columns, so that they are shown and changed like any list.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { guessColumns } from './guess-columns.ts'
import type { LeftOutReason } from './listed.ts'
import type { MessageLine } from './message-line.ts'
import { nameOf } from './names.ts'
import { findSizes } from './sizes.ts'
import type { ListTable, Meaning } from './source.ts'

/** A line that is a player. */
export interface PlayerLine extends MessageLine {
  line: number
}

/** Whether more is known of it than a name. */
export const isKnown = ({ number, sizes, pieces }: MessageLine) => number !== '' || sizes.length > 0 || pieces !== ''

/** The players in columns. */
export function messageTable(
  players: readonly PlayerLine[],
  plan: RosterPlan,
  leave: (line: number, cell: string, reason: LeftOutReason) => void,
): ListTable & { message: { meanings: readonly Meaning[] } } {
  const areTurned = players.filter(({ isTurned }) => isTurned).length > players.length / 2
  /** How many of its texts are the name: "Lovelace, Ada" is one. */
  const parts = (player: PlayerLine) => (player.isTurned && (areTurned || !isKnown(player)) ? 2 : 1)
  // "M: 5" orders five of them.
  const arePieces =
    players.length > 0 && players.every(({ names, number, sizes }) => names.length === 0 && number !== '' && sizes.length > 0)
  const named = plan.products.filter(({ id }) => players.some(({ sizes }) => sizes.some(({ productId }) => productId === id)))
  /** One size in the line of a player, where others say of what: it is for all that come in it. */
  const sharedOf = ({ sizes: [size, ...more] }: PlayerLine) =>
    size?.productId === null && more.length === 0 && named.some((product) => findSizes(product, size.cell).length > 0) ? size.cell : null
  const free = (player: PlayerLine) => (sharedOf(player) === null ? player.sizes.filter(({ productId }) => productId === null) : [])
  const count = Math.max(0, ...players.map((player) => free(player).length))
  const sizeRows = players.map((player) => ({
    line: player.line,
    cells: [...Array(count).keys()].map((at) => free(player)[at]?.cell ?? ''),
  }))
  const others = { ...plan, products: plan.products.filter((one) => !named.includes(one)) }
  const guessed = guessColumns({ rows: sizeRows, separator: '\t', width: count }, others).meanings
  /** One size in a line, where others have several: it is for all that come in it. */
  const freeCell = (player: PlayerLine, at: number, column: number, meaning: Meaning) => {
    const [only, ...more] = free(player)
    const product = plan.products.find(({ id }) => meaning === `size.${id}`)
    const isShared = only && more.length === 0 && column > 0 && product && findSizes(product, only.cell).length > 0
    return isShared ? only.cell : (sizeRows[at]?.cells[column] ?? '')
  }
  const columns: { meaning: Meaning; cellOf: (player: PlayerLine, at: number) => string }[] = [
    { meaning: 'name', cellOf: (player) => nameOf(player.names.slice(0, parts(player)).join(', ')) },
    { meaning: 'number', cellOf: ({ number }) => (arePieces ? '' : number) },
    ...guessed.map((meaning, column) => ({
      meaning: meaning === 'skip' || !meaning.startsWith('size') ? ('size' as const) : meaning,
      cellOf: (player: PlayerLine, at: number) => freeCell(player, at, column, meaning),
    })),
    ...named.map(({ id }) => ({
      meaning: `size.${id}` as const,
      cellOf: (player: PlayerLine) => player.sizes.find(({ productId }) => productId === id)?.cell ?? sharedOf(player) ?? '',
    })),
    { meaning: 'pieces', cellOf: ({ pieces, number }) => (arePieces ? number : pieces) },
  ]
  for (const player of players)
    for (const cell of [...player.names.slice(parts(player)), ...player.unread]) leave(player.line, cell, 'unread')
  const filled = columns.filter(({ cellOf }) => players.some((player, at) => cellOf(player, at) !== ''))
  return {
    rows: players.map((player, at) => ({ line: player.line, cells: filled.map(({ cellOf }) => cellOf(player, at)) })),
    separator: '\t',
    width: filled.length,
    message: { meanings: filled.map(({ meaning }) => meaning), leftOut: [], isSplit: false },
  }
}
