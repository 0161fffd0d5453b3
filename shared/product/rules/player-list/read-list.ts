// Reads the text of a list into rows of cells.
import { type CellRow, readCells, separatorOf } from './cells.ts'
import type { ListTable } from './source.ts'
import { splitLines } from './split-lines.ts'

/** The longest text that is read, in characters; a list of players is shorter. */
const LONGEST = 1_000_000

/** The most rows and columns that are read. */
const MOST_ROWS = 2000
const MOST_COLUMNS = 50

/** Reads a list, whatever separates its cells. */
export function readList(text: string): ListTable {
  const source = text.slice(0, LONGEST)
  const separator = separatorOf(source)
  const read = readCells(source, separator)
    .slice(0, MOST_ROWS)
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST_COLUMNS) }))
  const split = splitLines(read)
  const rows = withoutEmptyColumns(padded(split))
  return { rows, separator, isSplit: split !== read, width: widthOf(rows) }
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
