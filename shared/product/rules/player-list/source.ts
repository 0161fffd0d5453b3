// The types of a list: its rows, and what each column means.
import type { CellRow, Separator } from './cells.ts'
import type { LeftOut } from './listed.ts'

/** A list as rows of cells. */
export interface ListTable {
  /** Each has `width` cells. */
  rows: readonly CellRow[]
  separator: Separator
  /** The number of columns. */
  width: number
  /** What the lines of a message have said themselves; absent where columns have to be guessed. */
  message?: {
    meanings: readonly Meaning[]
    /** Greetings, and what of a player's line was not understood. */
    leftOut: readonly LeftOut[]
    /** Whether its lines hold more than a name each. */
    isSplit: boolean
  }
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
