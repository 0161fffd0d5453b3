// Finds the names of columns and rows in a block from a spreadsheet. Where sizes are numbers, a row of them is rather what is wanted.
import { isTotal } from './player-list/total-words.ts'

/** The positions of the names in the first row and column of a block, by index; -1 where there is none. Null where they are no names. */
export interface BlockNames {
  head: readonly number[] | null
  side: readonly number[] | null
}

/** The labels of a group of rows. */
export interface GroupLabels {
  label: string
  rows: readonly string[]
}

/** The labels that the names are looked up in, and a test of texts that may be numbers of pieces. */
export interface Labels {
  columns: readonly string[]
  /** In the order in which they are searched. `side` counts the rows of all. */
  groups: readonly GroupLabels[]
  /** Whether the grid has no other row. */
  isOnlyRow: boolean
  isNumber: (text: string) => boolean
}

/**
 * Finds the names. Sizes such as 8 and 10 are names only where something proves it: a word in the corner, names on the other side of the
 * table, or that the only row of the grid has no place for a second row of numbers.
 */
export function namesOf(block: readonly (readonly string[])[], { columns, groups, isOnlyRow, isNumber }: Labels): BlockNames {
  const top = block[0] ?? []
  const firsts = block.map(([first = '']) => first)
  const corner = top[0] ?? ''
  const head = block.length > 1 ? placesIn(top, columns) : null
  const side = block.some((cells) => cells.length > 1) ? placesInGroups(block, groups) : null
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
  const isDouble = new Set(places.filter((place) => place >= 0)).size < places.filter((place) => place >= 0).length
  return isDouble || !areNames(texts, places, labels.length) ? null : places
}

/**
 * The same for rows, whose names may be in several groups: a name is looked up in the group of the name before, and if it comes again,
 * in the next group. The name of a group alone in its row begins that group.
 */
function placesInGroups(block: readonly (readonly string[])[], groups: readonly GroupLabels[]): number[] | null {
  const rows = groups.flatMap(({ rows: labels }, group) => labels.map((label) => ({ name: label.toLowerCase(), group })))
  const taken = new Set<number>()
  let now = 0
  const find = (name: string): number => {
    const isFree = (at: number) => rows[at]?.name === name && !taken.has(at)
    const order = [...rows.keys()].toSorted((one, other) => distance(rows[one]?.group) - distance(rows[other]?.group) || one - other)
    return order.find(isFree) ?? -1
  }
  const distance = (group = 0) => (group - now + groups.length) % groups.length
  const texts: string[] = []
  const places = block.map(([first = '', ...others]) => {
    const name = first.toLowerCase()
    const headed = name !== '' && others.every((text) => text === '') ? groups.findIndex(({ label }) => label.toLowerCase() === name) : -1
    if (headed >= 0) now = headed
    texts.push(headed >= 0 ? '' : first)
    const place = headed >= 0 || name === '' ? -1 : find(name)
    if (place < 0) return -1
    taken.add(place)
    now = rows[place]?.group ?? now
    return place
  })
  return areNames(texts, places, groups[0]?.rows.length ?? 0) ? places : null
}

/** Whether enough of the texts are known, and none is a stranger. The corner of a table may hold any word. */
function areNames(texts: readonly string[], places: readonly number[], labels: number): boolean {
  const isStranger = places.some((place, index) => index > 0 && place < 0 && texts[index] !== '' && !isTotal(texts[index] ?? ''))
  return !isStranger && places.filter((place) => place >= 0).length >= Math.min(2, labels)
}
