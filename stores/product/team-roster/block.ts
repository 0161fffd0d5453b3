// Changes to a block of cells: empty it, fill it down, copy it as text, paste over it. Pure; loaded with the first focus in the sheet.
import { emptyPlayer, type Player, type PlayerField } from '#shared/product/rules/player.ts'
import { readCells } from '#shared/product/rules/player-list/cells.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { cellText, sheetColumns, withCell } from '#shared/product/rules/roster-cells.ts'
import { withAnother } from './rows.ts'
import type { RosterState } from './state.ts'

/** A rectangle of cells: rows by player id and columns, both in their order on the screen. */
export interface Block {
  rows: readonly string[]
  columns: readonly PlayerField[]
}

/** Changes each cell of a block to a text; cells that cannot hold theirs stay as they are. */
function withTexts(
  roster: RosterState,
  plan: RosterPlan,
  block: Block,
  textAt: (row: number, column: number, player: Player) => string | undefined,
): RosterState {
  let isChanged = false
  const players = { ...roster.players }
  block.rows.forEach((id, row) => {
    const before = players[id]
    if (!before) return
    const after = block.columns.reduce((player, column, at) => {
      const text = textAt(row, at, player)
      return text === undefined ? player : (withCell(plan, player, column, text) ?? player)
    }, before)
    if (after === before) return
    players[id] = after
    isChanged = true
  })
  return isChanged ? { ...roster, players } : roster
}

/** Empties the cells. */
export function withoutTexts(roster: RosterState, plan: RosterPlan, block: Block): RosterState {
  return withTexts(roster, plan, block, () => '')
}

/**
 * Fills the rows below with the first row of the block; one row takes the cells of the row above. Numbers count on instead, past those that
 * other rows have, since no two players share one.
 */
export function withFillDown(roster: RosterState, plan: RosterPlan, { rows, columns }: Block): RosterState {
  const above = roster.order[roster.order.indexOf(rows[0] ?? '') - 1]
  const source = roster.players[(rows.length > 1 ? rows[0] : above) ?? '']
  const filled = rows.length > 1 ? rows.slice(1) : rows
  if (!source) return roster
  const taken = new Set(roster.order.flatMap((id) => (filled.includes(id) ? [] : numberIn(roster.players[id]))))
  const [first] = numberIn(source)
  let number = first
  const nextNumber = () => {
    if (number === undefined) return undefined
    do number++
    while (taken.has(number))
    return String(number)
  }
  return withTexts(roster, plan, { rows: filled, columns }, (_row, at) => {
    const column = columns[at] ?? 'name'
    return column === 'number' ? nextNumber() : cellText(plan, source, column)
  })
}

const numberIn = (player: Player | undefined): number[] => (player && /^\d+$/.test(player.number) ? [Number(player.number)] : [])

/**
 * The block as a spreadsheet copies it: tabs between cells, one line a row. Text that a spreadsheet would run as a formula gets an apostrophe.
 * @example blockText(roster, plan, block) // 'Ada\t10\tM\nBo\t7\tL'
 */
export function blockText(roster: RosterState, plan: RosterPlan, { rows, columns }: Block): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/^(?=[=+\-@])/, "'")
  return rows
    .flatMap((id) => roster.players[id] ?? [])
    .map((player) => columns.map((column) => plain(cellText(plan, player, column))).join('\t'))
    .join('\n')
}

/** The cells of a text from a spreadsheet, with the empty rows between others. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  return readCells(text.replace(/[\r\n]+$/, ''), '\t', true).map(({ cells }) => cells)
}

/**
 * Whether the cells fit where they would land: names below "Name", and in other columns at least half of what is filled. What does not, such
 * as columns in an order of their own, is a list of players.
 */
export function isBlock(plan: RosterPlan, column: PlayerField, cells: readonly (readonly string[])[]): boolean {
  const columns = columnsFrom(plan, column)
  const nobody = emptyPlayer('')
  const widest = cells.reduce<readonly string[]>((most, row) => (row.length > most.length ? row : most), [])
  return widest.every((_, at) => {
    const filled = cells.flatMap((row) => row[at] || [])
    const own = columns[at]
    if (filled.length === 0 || own === undefined) return filled.length === 0
    if (own === 'name') return filled.every((text) => /\p{L}/u.test(text) && !/[;,]/.test(text))
    return filled.filter((text) => withCell(plan, nobody, own, text) !== null).length * 2 >= filled.length
  })
}

const columnsFrom = (plan: RosterPlan, column: PlayerField): readonly PlayerField[] => {
  const columns = sheetColumns(plan)
  return columns.slice(Math.max(0, columns.indexOf(column)))
}

/** The result of pasting a block. */
export interface PastedBlock {
  roster: RosterState
  /** The number of filled cells that have another text now. */
  replaced: number
  /** The texts that their cells cannot hold. */
  refused: readonly string[]
  /** The number of rows for which the team has no room. */
  left: number
}

/** Pastes cells from one cell on, and adds rows below up to the most. One single text fills the whole `target`. */
export function withBlock(
  roster: RosterState,
  plan: RosterPlan,
  most: number,
  target: Block,
  cells: readonly (readonly string[])[],
): PastedBlock {
  const [only] = cells.length === 1 && cells[0]?.length === 1 ? cells[0] : []
  const start = roster.order.indexOf(target.rows[0] ?? '')
  const grown = only === undefined ? withRows(roster, Math.min(most, start + cells.length)) : roster
  const block: Block =
    only === undefined
      ? {
          rows: grown.order.slice(start, start + cells.length),
          columns: columnsFrom(plan, target.columns[0] ?? 'name').slice(0, Math.max(...cells.map((row) => row.length))),
        }
      : target
  const refused: string[] = []
  let replaced = 0
  const pasted = withTexts(grown, plan, block, (row, at, player) => {
    const text = only ?? cells[row]?.[at]
    const column = block.columns[at]
    if (text === undefined || column === undefined) return undefined
    const after = withCell(plan, player, column, text)
    if (!after) refused.push(text)
    else if (after !== player && cellText(plan, player, column) !== '') replaced++
    return text
  })
  return { roster: pasted, replaced, refused, left: Math.max(0, start + cells.length - grown.order.length) }
}

/** Adds closed rows at the end until there are so many. */
function withRows(roster: RosterState, count: number): RosterState {
  let grown = roster
  while (grown.order.length < count) {
    const { players, order, ...rest } = withAnother(grown)
    const id = order.at(-1) ?? ''
    const added = players[id]
    if (!added || order.length === grown.order.length) break
    grown = { ...rest, order, players: { ...players, [id]: { ...added, isOpen: false } } }
  }
  return grown
}
