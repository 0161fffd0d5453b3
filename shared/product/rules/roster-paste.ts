// Reads a list of players pasted from a spreadsheet, and collects the parts that were not understood.
import { readCells, separatorOf } from './cells.ts'
import { printable } from './printing.ts'
import type { Player } from './player.ts'
import { isBlank, mostPlayers, type RosterPlan, type RosterProduct } from './roster.ts'
import { findNumber, findSize, guessColumns, type RosterColumn } from './roster-columns.ts'

/** A pasted player; she has no id yet. */
export type PastedPlayer = Pick<Player, 'name' | 'number' | 'sizes'>

/** A part of the list that was not imported. */
export interface Misunderstood {
  /** The line number in the text, from 1. */
  line: number
  /** The cell's text. */
  cell: string
  reason: 'column' | 'number' | 'size' | 'too-many'
}

/** The result of reading a pasted list. */
export interface PastedRoster {
  players: readonly PastedPlayer[]
  misunderstood: readonly Misunderstood[]
}

/** The longest text that is read, in characters; a list of players is shorter. */
const LONGEST = 200_000

/** The most rows and columns; a list of players has fewer. */
const MOST_ROWS = 500
const MOST_COLUMNS = 50

/** The longest name; a longer text is some other document. */
const LONGEST_NAME = 500

/**
 * Reads a list: columns separated by tab, semicolon or comma, in any order, with or without headings.
 * @example readRoster('Name;No;Shirt\nAda;10;M', plan).players // [{ name: 'Ada', number: '10', sizes: { 21: 34 } }]
 */
export function readRoster(text: string, plan: RosterPlan): PastedRoster {
  const source = text.slice(0, LONGEST)
  const rows = readCells(source, separatorOf(source))
    .slice(0, MOST_ROWS)
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST_COLUMNS) }))
  const { hasHeader, columns } = guessColumns(rows, plan.products)
  const misunderstood: Misunderstood[] = []
  const players: PastedPlayer[] = []
  const most = mostPlayers(plan)
  if (hasHeader) misunderstood.push(...unreadColumns(rows[0]?.cells ?? [], columns, rows[0]?.line ?? 1))
  for (const { line, cells } of hasHeader ? rows.slice(1) : rows) {
    const unread: Misunderstood[] = []
    const player = readPlayer(cells, columns, plan, (cell, reason) => unread.push({ line, cell, reason }))
    const isSomebody = !isBlank(player)
    if (isSomebody && players.length >= most) misunderstood.push({ line, cell: cells.join(' '), reason: 'too-many' })
    else {
      misunderstood.push(...unread)
      if (isSomebody) players.push(player)
    }
  }
  return { players, misunderstood: misunderstood.filter(({ cell }) => cell !== '') }
}

/** Reports a column with an unknown heading once, not in every row. */
function unreadColumns(headings: readonly string[], columns: readonly RosterColumn[], line: number): Misunderstood[] {
  return headings.flatMap((cell, at) => (columns[at] === 'unknown' ? [{ line, cell, reason: 'column' as const }] : []))
}

function readPlayer(
  cells: readonly string[],
  columns: readonly RosterColumn[],
  plan: RosterPlan,
  leave: (cell: string, reason: Misunderstood['reason']) => void,
): PastedPlayer {
  const names: string[] = []
  const sizes: Record<number, string> = {}
  let number = ''
  const take = (product: RosterProduct, cell: string) => {
    const size = findSize(product, cell)
    if (size) sizes[product.id] = size.id
    return size !== null
  }
  cells.forEach((cell, at) => {
    const column = columns[at] ?? 'unknown'
    if (cell === '') return
    if (column === 'name') names.push(cell)
    else if (column === 'number') {
      const found = findNumber(cell)
      if (found === null) leave(cell, 'number')
      else number = found
    } else if (column === 'size') {
      const fitting = plan.products.filter((product) => take(product, cell))
      if (fitting.length === 0) leave(cell, 'size')
    } else if (column === 'unknown') {
      // The column of an unknown heading was reported already.
      if (!columns.some((one) => one !== 'unknown') || at >= columns.length) leave(cell, 'column')
    } else {
      const product = plan.products.find(({ id }) => id === column.productId)
      if (!product || !take(product, cell)) leave(cell, 'size')
    }
  })
  return { name: printable(names.join(' ')).slice(0, LONGEST_NAME), number, sizes }
}
