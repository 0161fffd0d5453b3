// Detects the columns of a pasted list: by their headings if there are any, otherwise by their contents.
import type { RosterProduct, RosterSize } from './roster.ts'
import type { CellRow } from './cells.ts'

/** The content of a column. `size`: a size without a product, which applies to every product that has it. */
export type RosterColumn = 'name' | 'number' | 'size' | { productId: number } | 'unknown'

/** The columns of a list, and whether its first row is a heading. */
export interface RosterColumns {
  hasHeader: boolean
  columns: readonly RosterColumn[]
}

/** Headings in the shop's languages; compared without case, accents and punctuation. */
const HEADINGS: Readonly<Record<'name' | 'number' | 'size', readonly string[]>> = {
  name: [
    ...['name', 'player', 'playername', 'shirtname', 'lastname', 'surname', 'nameontheback'],
    ...['naam', 'speler', 'spelernaam', 'achternaam', 'rugnaam', 'naamopderug'],
    ...['spieler', 'spielername', 'nachname', 'nameaufdemrucken'],
    ...['namn', 'spelare', 'efternamn', 'namnparyggen'],
  ],
  number: [
    ...['number', 'no', 'nr', 'num', 'shirtnumber', 'jerseynumber', 'squadnumber'],
    ...['nummer', 'rugnummer', 'shirtnummer', 'ruckennummer', 'trikotnummer', 'ryggnummer', 'trojnummer'],
  ],
  size: ['size', 'maat', 'grosse', 'groesse', 'storlek', 'kledingmaat', 'konfektionsgrosse'],
}

/** A heading in the form used for comparing: letters and digits only, "#" as number. */
export function plain(text: string): string {
  if (text.trim() === '#') return 'no'
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A size in the form used for comparing: 2XL is XXL, 39–42 is 39-42, "size M" is M. */
function plainSize(text: string): string {
  const size = plain(text)
  const word = HEADINGS.size.find((heading) => size.startsWith(heading) && size.length > heading.length)
  const bare = word ? size.slice(word.length) : size
  const many = /^(\d)x([sl])$/.exec(bare)
  return many ? 'x'.repeat(Number(many[1])) + (many[2] ?? '') : bare
}

/**
 * The product's size that a cell names; null where there is none.
 * @example findSize(shirt, ' xxl ')?.label // '2XL'
 */
export function findSize({ sizes }: RosterProduct, cell: string): RosterSize | null {
  const wanted = plainSize(cell)
  return wanted === '' ? null : (sizes.find(({ label }) => plainSize(label) === wanted) ?? null)
}

/** The number for a shirt from "7", "#7", "nr. 7" or a spreadsheet's "7.0"; null where there is none. */
export function findNumber(cell: string): string | null {
  return /^(?:#|n[or]\.?)?\s*(\d{1,4})(?:[.,]0+)?\.?$/iu.exec(cell.trim())?.[1] ?? null
}

/** Detects the columns. */
export function guessColumns(rows: readonly CellRow[], products: readonly RosterProduct[]): RosterColumns {
  const [first] = rows
  if (!first) return { hasHeader: false, columns: [] }
  const headings = first.cells.map((cell) => headingOf(cell, products))
  const isData = first.cells.some((cell) => findNumber(cell) !== null || products.some((product) => findSize(product, cell)))
  const hasHeader = !isData && headings.some((heading) => heading !== 'unknown')
  // Columns with an unknown heading are ignored: the list's author has named the others.
  if (hasHeader) return { hasHeader, columns: headings }
  return { hasHeader, columns: guessByContent(rows, products) }
}

function headingOf(cell: string, products: readonly RosterProduct[]): RosterColumn {
  const word = plain(cell)
  if (word === '') return 'unknown'
  const bare = HEADINGS.size.reduce((text, heading) => text.replace(heading, ''), word)
  const product = products.find(({ label }) => plain(label) === word || (bare !== '' && plain(label) === bare))
  if (product) return { productId: product.id }
  for (const column of ['name', 'number', 'size'] as const) if (HEADINGS[column].includes(word)) return column
  return 'unknown'
}

/** A column's type needs half of its cells to match. */
const MOST = 0.5

function guessByContent(rows: readonly CellRow[], products: readonly RosterProduct[]): RosterColumn[] {
  const widest = rows.reduce<readonly string[]>((most, { cells }) => (cells.length > most.length ? cells : most), [])
  const columns: RosterColumn[] = widest.map(() => 'unknown')
  const share = (at: number, fits: (cell: string) => boolean) => {
    const filled = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
    return filled.length === 0 ? 0 : filled.filter(fits).length / filled.length
  }
  const claim = (column: RosterColumn, fits: (cell: string) => boolean) => {
    const at = columns.findIndex((one, index) => one === 'unknown' && share(index, fits) > MOST)
    if (at >= 0) columns[at] = column
    return at >= 0
  }
  claim('number', (cell) => findNumber(cell) !== null)
  const sized = products.filter(({ sizes }) => sizes.length > 0)
  const found = sized.filter((product) => claim({ productId: product.id }, (cell) => findSize(product, cell) !== null))
  // A single size column applies to all products with sizes.
  if (found.length === 1 && sized.length > 1) columns[columns.findIndex((column) => typeof column === 'object')] = 'size'
  claim('name', (cell) => /\p{L}/u.test(cell))
  return columns
}
