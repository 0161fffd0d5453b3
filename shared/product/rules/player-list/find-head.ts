// Finds the row of headings: the first one, or below the title of a document.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import type { CellRow } from './cells.ts'
import { isAnnouncing, isGreeting } from './message-words.ts'
import { type Heading, meaningOfHead } from './meaning-of-head.ts'
import { findNumber, isAboutPerson } from './numbers.ts'
import { findSizes } from './sizes.ts'

/** A row of headings; null for a cell that says nothing. */
export interface Head {
  /** Its index in the rows. */
  at: number
  /** The number of rows above that are no headings. */
  titles: number
  headings: readonly (Heading | null)[]
}

/** How far below the top headings are searched. */
const DEPTH = 15

/** The row that names most columns; null where there is none. */
export function findHead(rows: readonly CellRow[], width: number, plan: RosterPlan): Head | null {
  const found = rows.slice(0, DEPTH).flatMap((row, at) => {
    const group = groupOf(rows[at - 1], plan)
    const headings = headingsOf(row, group, plan)
    const count = headings.filter((one) => one !== null).length
    return isHead(row, headings, width, plan) ? [{ at, titles: group.length > 0 ? at - 1 : at, headings, count }] : []
  })
  const named = found.reduce<(typeof found)[number] | null>((most, one) => (most && most.count >= one.count ? most : one), null)
  return named ?? unnamedHead(rows, plan)
}

/** A first row of words that we do not know, above columns of numbers and sizes. */
function unnamedHead([first, ...below]: readonly CellRow[], plan: RosterPlan): Head | null {
  if (!first || below.length < 2 || isSaid(first.cells) || first.cells.some((cell) => cell === '' || isData(cell, plan))) return null
  const contrasting = first.cells.filter((_, at) => below.filter(({ cells }) => isData(cells[at] ?? '', plan)).length > below.length / 2)
  return contrasting.length > 1 ? { at: 0, titles: 0, headings: first.cells.map(() => null) } : null
}

function isData(cell: string, { products }: RosterPlan): boolean {
  return findNumber(cell) !== null || isAboutPerson(cell) || products.some((product) => findSizes(product, cell).length > 0)
}

/** What a row of headings over others names: clothes, in merged cells. Empty where it is a title or a player. */
function groupOf(above: CellRow | undefined, plan: RosterPlan): readonly (Heading | null)[] {
  if (!above || above.cells.some((cell) => isData(cell, plan))) return []
  const named = above.cells.map((cell) => meaningOfHead(cell, plan)).map((one) => (one?.meaning.startsWith('size.') ? one : null))
  return named.some((one) => one !== null) ? named : []
}

/** A heading that says nothing of clothes is read with the one above it: "Shirt" over "Maat". */
function headingsOf({ cells }: CellRow, group: readonly (Heading | null)[], plan: RosterPlan): (Heading | null)[] {
  return cells.map((cell, column) => {
    const own = meaningOfHead(cell, plan)
    return own && own.meaning !== 'size' ? own : (group[column] ?? own)
  })
}

/** "Hi all, here are the names and sizes:" announces a list. Headings may all end with a colon. */
const isSaid = (filled: readonly string[]) =>
  isGreeting(filled[0] ?? '') || (isAnnouncing(filled.at(-1) ?? '') && !isAnnouncing(filled[0] ?? ''))

function isHead({ cells }: CellRow, headings: readonly (Heading | null)[], width: number, plan: RosterPlan): boolean {
  const known = headings.filter((one) => one !== null)
  const filled = cells.filter((cell) => cell !== '')
  // Players may be called Short or Postma.
  const saying = known.filter(({ meaning, strength }) => meaning !== 'skip' && strength > 1)
  if (isSaid(filled) || filled.some((cell) => isData(cell, plan))) return false
  if (known.length === 0 || (saying.length === 0 && known.length < 3)) return false
  // A title above a list has one cell.
  return known.length > 1 || (width === 1 ? filled.join('').length < 25 : filled.length > 1)
}
