// The types of a list: its rows, and what each column means.
import type { CellRow, Separator } from './cells.ts'

/** A list as rows of cells. */
export interface ListTable {
  /** Each has `width` cells. */
  rows: readonly CellRow[]
  separator: Separator
  /** Whether its lines were split as those of a message, or lost the count before them. */
  isSplit: boolean
  /** The number of columns. */
  width: number
}

/** What a column holds; `size`: one for every product that has it; `skip`: it is left out. */
export type Meaning = 'name' | 'first-name' | 'last-name' | 'number' | 'size' | `size.${number}` | 'pieces' | 'skip'

/** The id of the product whose sizes a column holds; null for other columns. */
export function productOf(meaning: Meaning): number | null {
  return meaning.startsWith('size.') ? Number(meaning.slice('size.'.length)) : null
}

/** What the columns of a list were taken for. */
export interface ColumnGuess {
  /** The index of the row with the headings; null where there is none. */
  head: number | null
  /** How many rows above the headings say nothing: titles. A second row of headings belongs to them. */
  titles: number
  meanings: readonly Meaning[]
}
