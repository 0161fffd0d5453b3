// Reads the text of a list into rows of cells: columns where it has some, otherwise the lines of a message.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { type CellRow, namedSeparator, readCells, separatorOf } from './cells.ts'
import { findHead } from './find-head.ts'
import { guessColumns } from './guess-columns.ts'
import type { LeftOutReason } from './listed.ts'
import { readLine } from './message-line.ts'
import { playersFrom } from './players-from.ts'
import { isHeadLine, readMessage } from './read-message.ts'
import type { ListTable } from './source.ts'

/** The longest text that is read, in characters; a list of players is shorter. */
const LONGEST = 1_000_000

/** The most rows and columns that are read. */
const MOST_ROWS = 2000
const MOST_COLUMNS = 50

/** The longest text with separators that may be a message, in characters: what is longer comes from a program, and takes seconds to read as words. */
const LONGEST_MESSAGE = 15_000

/**
 * Reads a list, whatever separates its cells. Where that is a comma, a semicolon or a bar, and no headings say what it is, the text may be
 * a message in which some lines have one: then what says more is taken.
 */
export function readList(text: string, plan: RosterPlan): ListTable {
  const source = text.slice(0, LONGEST)
  const separator = separatorOf(source)
  const read = readCells(source, separator)
    .slice(0, MOST_ROWS)
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST_COLUMNS) }))
    // Tables in text have a rule below their headings: "---|---".
    .filter(({ cells }) => cells.some((cell) => /[\p{L}\p{N}?]/u.test(cell)))
  const table = tableOf(read, separator)
  const isCopied = separator === '\t' && read.filter(({ cells }) => cells.length > 1).length > read.length / 2
  const isTable = hasHead(table, plan)
  if (namedSeparator(source) !== null || isCopied || (isTable && table.width > 1)) return table
  if (table.width > 1 && source.length > LONGEST_MESSAGE) return table
  const message = readMessage(readCells(source, '\t').slice(0, MOST_ROWS), plan)
  const isPlain = table.width === 1 && !isTable
  return isPlain || said(message, plan) > said(table, plan) ? message : table
}

/** Whether it has headings, with something below them; "Trikotnummer 9" is none. */
function hasHead({ rows, width }: ListTable, plan: RosterPlan): boolean {
  const head = findHead(rows, width, plan)
  const text = (head && rows[head.at]?.cells.join(', ')) ?? ''
  const isOne = width > 1 || (text.split(' ').length <= 3 && !/:\s*\S/.test(text) && !isHeadLine(text, plan))
  return head !== null && head.at < rows.length - 1 && isOne && readLine(text, plan, true).number === ''
}

function tableOf(read: readonly CellRow[], separator: ListTable['separator']): ListTable {
  const rows = withoutEmptyColumns(padded(read))
  return { rows, separator, width: widthOf(rows) }
}

const widthOf = (rows: readonly CellRow[]) => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)

/** Gives every row as many cells. */
function padded(rows: readonly CellRow[]): readonly CellRow[] {
  const width = widthOf(rows)
  return rows.map(({ line, cells }) => {
    const all = [...cells]
    while (all.length < width) all.push('')
    return { line, cells: all }
  })
}

/** Spreadsheets copy empty columns along. */
function withoutEmptyColumns(rows: readonly CellRow[]): readonly CellRow[] {
  const isFilled = (rows[0]?.cells ?? []).map((_, at) => rows.some(({ cells }) => cells[at] !== ''))
  return isFilled.every(Boolean) ? rows : rows.map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => isFilled[at]) }))
}

const UNDERSTOOD: ReadonlySet<LeftOutReason> = new Set(['remark', 'total', 'above', 'again'])

/** How much a reading says: what is known of players who have more than a name, and which lines are none; less for what it cannot place. */
function said(table: ListTable, plan: RosterPlan): number {
  const { players, leftOut } = playersFrom(table, guessColumns(table, plan), plan)
  const known = players.map(({ name, number, sizes, quantity }) => {
    const more = (number === '' ? 0 : 1) + (quantity === undefined ? 0 : 1) + Object.keys(sizes).length
    return more === 0 ? 0 : more + (name === '' ? 0 : 1)
  })
  return known.reduce((sum, one) => sum + one, 0) + leftOut.reduce((sum, { reason }) => sum + (UNDERSTOOD.has(reason) ? 1 : -1), 0)
}
