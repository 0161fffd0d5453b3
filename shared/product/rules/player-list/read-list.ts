// Reads the text of a list into rows of cells.
import { type CellRow, readCells, separatorOf } from './cells.ts'
import type { ListTable } from './source.ts'

/** The longest text that is read, in characters; a list of players is shorter. */
const LONGEST = 1_000_000

/** The most rows and columns that are read. */
const MOST_ROWS = 2000
const MOST_COLUMNS = 50

/** The number at the start of a line in a list without columns: "1. Ada", "10 Ada". */
const LEADING = /^#?(\d{1,3})(?:[.):]+\s*|\s+[-–]\s+|\s+)(\p{L}.*)$/u

/** Reads a list, whatever separates its cells. */
export function readList(text: string): ListTable {
  const source = text.slice(0, LONGEST)
  const separator = separatorOf(source)
  const read = readCells(source, separator)
    .slice(0, MOST_ROWS)
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST_COLUMNS) }))
  const rows = withoutEmptyColumns(split(read))
  return { rows, separator, width: Math.max(0, ...rows.map(({ cells }) => cells.length)) }
}

/** Splits numbers from the names behind them, if most lines begin with one; counted lines lose their count. */
function split(rows: readonly CellRow[]): readonly CellRow[] {
  if (rows.some(({ cells }) => cells.length > 1)) return rows
  const found = rows.map(({ cells }) => LEADING.exec(cells[0] ?? ''))
  const numbers = found.flatMap((match) => (match ? [Number(match[1])] : []))
  if (numbers.length <= rows.length / 2) return rows
  const isCount = numbers.every((number, at) => number === at + 1) && rows.some(({ cells }) => /^\d+[.)]/.test(cells[0] ?? ''))
  return rows.map(({ line, cells }, at) => {
    const match = found[at]
    if (!match) return { line, cells: isCount ? cells : ['', ...cells] }
    return { line, cells: isCount ? [match[2] ?? ''] : [match[1] ?? '', match[2] ?? ''] }
  })
}

/** Spreadsheets copy empty columns along. */
function withoutEmptyColumns(rows: readonly CellRow[]): readonly CellRow[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => rows.some(({ cells }) => (cells[at] ?? '') !== ''))
  return kept.length === width ? rows : rows.map(({ line, cells }) => ({ line, cells: kept.map((at) => cells[at] ?? '') }))
}
