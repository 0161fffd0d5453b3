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
  const rows = withoutEmptyColumns(splitLines(read))
  return { rows, separator, width: Math.max(0, ...rows.map(({ cells }) => cells.length)) }
}

/** Spreadsheets copy empty columns along. */
function withoutEmptyColumns(rows: readonly CellRow[]): readonly CellRow[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => rows.some(({ cells }) => (cells[at] ?? '') !== ''))
  return kept.length === width ? rows : rows.map(({ line, cells }) => ({ line, cells: kept.map((at) => cells[at] ?? '') }))
}
