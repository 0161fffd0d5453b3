// What the cells of a column look like, where its heading does not say.
import type { RosterPlan, RosterProduct } from '#shared/product/rules/roster.ts'
import { findNumber, isAboutPerson, isYear } from './numbers.ts'
import { plain } from './plain.ts'
import { findSizes } from './sizes.ts'

/** A column's kind needs half of its cells to match. */
const MOST = 0.5

/** The longest number where the plan does not say: 99. */
const DIGITS = 2

/** The filled cells of a column. */
export type Column = readonly string[]

const most = (cells: Column, fits: (cell: string) => boolean) => cells.length > 0 && cells.filter(fits).length / cells.length > MOST
const variety = (cells: Column) => new Set(cells.map(plain)).size / Math.max(1, cells.length)

/** Numbers of shirts differ, are short, and are no years of birth. */
export function looksLikeNumbers(cells: Column, { number }: Pick<RosterPlan, 'number'>): boolean {
  const digits = Math.max(DIGITS, number?.maxLength ?? DIGITS)
  return most(cells, (cell) => {
    const found = findNumber(cell)
    return found !== null && found.length <= digits && !isYear(cell)
  })
}

/** Whether a product comes in these sizes. A column of different numbers is one of players' numbers, whatever sizes there are. */
export function looksLikeSizes(cells: Column, product: RosterProduct): boolean {
  if (!most(cells, (cell) => findSizes(product, cell).length > 0)) return false
  return !most(cells, (cell) => /^\d{1,2}$/.test(cell)) || variety(cells) < 0.7
}

/** Dates, years, telephone numbers and addresses. */
export function looksPersonal(cells: Column): boolean {
  return most(cells, (cell) => isAboutPerson(cell) || isYear(cell))
}

/** More words are a sentence. */
const WORDS = 6

/** Names differ, and are words. A position or a team is the same in many rows. */
export function looksLikeNames(cells: Column): boolean {
  return (
    most(cells, (cell) => /\p{L}/u.test(cell) && cell.length <= 60 && cell.split(/\s+/).length <= WORDS && !isAboutPerson(cell)) &&
    variety(cells) > (cells.length > 3 ? 0.6 : 0)
  )
}
