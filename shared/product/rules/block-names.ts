// Finds the names of columns and rows in a block from a spreadsheet. Where sizes are numbers, a row of them is rather what is wanted.
import { isTotal } from './player-list/total-words.ts'

/** The positions of the names in the first row and column of a block, by index; -1 where there is none. Null where they are no names. */
export interface BlockNames {
  head: readonly number[] | null
  side: readonly number[] | null
}

/** The labels that the names are looked up in, and a test of texts that may be numbers of pieces. */
export interface Labels {
  columns: readonly string[]
  rows: readonly string[]
  /** Whether the grid has no other row. */
  isOnlyRow: boolean
  isNumber: (text: string) => boolean
}

/**
 * Finds the names. Sizes such as 8 and 10 are names only where something proves it: a word in the corner, names on the other side of the
 * table, or that the only row of the grid has no place for a second row of numbers.
 */
export function namesOf(block: readonly (readonly string[])[], { columns, rows, isOnlyRow, isNumber }: Labels): BlockNames {
  const top = block[0] ?? []
  const firsts = block.map(([first = '']) => first)
  const corner = top[0] ?? ''
  const head = block.length > 1 ? placesIn(top, columns) : null
  const side = block.some((cells) => cells.length > 1) ? placesIn(firsts, rows) : null
  const isWord = corner !== '' && !isNumber(corner)
  const isTable = corner === '' && head !== null && side !== null
  const isClear = (texts: readonly string[], places: readonly number[]) =>
    texts.some((text, index) => (places[index] ?? -1) >= 0 && !isNumber(text))
  // A word in the corner says nothing where it names the row or column of numbers itself.
  const isHead = head && (isClear(top, head) || isTable || (isWord && (side?.[0] ?? -1) < 0) || isOnlyRow)
  const isSide = side && (isClear(firsts, side) || isTable || (isWord && (head?.[0] ?? -1) < 0))
  return { head: isHead ? head : null, side: isSide ? side : null }
}

/** The positions of the texts among the labels; null where they are no names: at least two are known, none is a stranger or there twice. */
function placesIn(texts: readonly string[], labels: readonly string[]): number[] | null {
  const known = labels.map((label) => label.toLowerCase())
  const places = texts.map((text) => (text === '' ? -1 : known.indexOf(text.toLowerCase())))
  const found = places.filter((place) => place >= 0)
  // The corner of a table may hold any word.
  const isStranger = places.some((place, index) => index > 0 && place < 0 && texts[index] !== '' && !isTotal(texts[index] ?? ''))
  const isFew = found.length < Math.min(2, labels.length)
  return isFew || isStranger || new Set(found).size < found.length ? null : places
}
