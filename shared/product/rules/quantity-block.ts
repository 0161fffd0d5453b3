// Reads a block of numbers from a spreadsheet, and finds the cells of the grid that they belong to.
import { readQuantity } from '#shared/domain/quantity.ts'
import { namesOf } from './block-names.ts'
import { type OrderCell, type OrderGrid, rowsOf } from './order-grid.ts'
import type { Quantities } from './order-totals.ts'
import { isTotal } from './player-list/total-words.ts'

/** The result of pasting. */
export interface PlacedBlock {
  /** The new numbers by the cell's key; empty cells of the block change nothing. */
  quantities: Quantities
  /** What found no place: text that is no number of pieces, and numbers outside of the grid or in a cell that is sold out. */
  refused: readonly string[]
}

/**
 * The cells of a copied block; null where the text is no block, such as a single number.
 * @example readBlock('1\t2\n\t4') // [['1', '2'], ['', '4']]
 */
export function readBlock(text: string): string[][] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/(\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : /\s+/
  const rows = lines.map((line) => (separator instanceof RegExp ? line.trim() : line).split(separator).map((cell) => cell.trim()))
  return rows.some((cells) => cells.length > 1) || rows.length > 1 ? rows : null
}

/**
 * Places a block with its first number in the cell `at`. A block with the names of the columns or of the rows is placed by them, beginning in
 * the group that has the cell. `thousands` is the sign between groups of digits in the shopper's language.
 * @example placeBlock(grid, [['1', '1.000']], '12-34', '.') // { quantities: { '12-34': 1, '12-35': 1000 }, refused: [] }
 */
export function placeBlock(grid: OrderGrid, block: readonly (readonly string[])[], at: string, thousands: string): PlacedBlock {
  const rows = rowsOf(grid)
  const startRow = rows.findIndex(({ cells }) => cells.some((cell) => cell?.key === at))
  const startColumn = rows[startRow]?.cells.findIndex((cell) => cell?.key === at) ?? -1
  const startGroup = grid.groups.findIndex((group) => group.rows.some((row) => row === rows[startRow]))
  const groups = [...grid.groups.slice(startGroup), ...grid.groups.slice(0, startGroup)]
  const named = rowsOf({ groups })
  const { head, side } = namesOf(block, {
    columns: grid.columns.map(({ label }) => label),
    groups: groups.map((group) => ({ label: group.label, rows: group.rows.map(({ label }) => label) })),
    isOnlyRow: rows.length === 1,
    isNumber: (text) => readPieces(text, thousands) !== null,
  })
  const columnOf = (index: number) => (head ? (head[index] ?? -1) : startColumn + index - (side ? 1 : 0))
  const rowOf = (index: number) => (side ? named[side[index] ?? -1] : rows[startRow + index - (head ? 1 : 0)])
  const quantities: Record<string, number> = {}
  const refused: string[] = []
  block.forEach((texts, rowIndex) => {
    if (head && rowIndex === 0) return
    if (side && isTotal(texts[0] ?? '')) return
    texts.forEach((text, index) => {
      if (text === '' || (side && index === 0) || (head && isTotal(block[0]?.[index] ?? ''))) return
      const cell: OrderCell | null = rowOf(rowIndex)?.cells[columnOf(index)] ?? null
      const pieces = readPieces(text, thousands)
      if (pieces === null || (!cell && pieces > 0) || (cell?.isSoldOut && pieces > 0)) refused.push(text)
      else if (cell && !cell.isSoldOut) quantities[cell.key] = pieces
    })
  })
  return { quantities, refused }
}

/** A number of pieces as spreadsheets write it: `12`, `12,0`, `12.00`, `1.000`; a dash is none. What may be a thousand or one is neither. */
function readPieces(text: string, thousands: string): number | null {
  if (/^[-–—]$/.test(text)) return 0
  const whole = text.replace(/[.,]0{1,2}$/, '')
  const groups = whole.replaceAll(/\s/g, ' ').split(thousands.replace(/\s/, ' '))
  const isGrouped = groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return readQuantity(isGrouped ? groups.join('') : whole)
}
