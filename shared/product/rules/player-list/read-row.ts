// Reads one row of a list: a player, and what of the row is not taken over.
import { readPieces } from '#shared/product/rules/player.ts'
import { isBlank, type RosterPlan, type RosterProduct } from '#shared/product/rules/roster.ts'
import type { CellRow } from './cells.ts'
import type { Answers, LeftOut, LeftOutReason, ListedPlayer, ListedPlayers, UnclearSize } from './listed.ts'
import { fullName, isNobody, nameOf } from './names.ts'
import { findNumber, withoutMarks } from './numbers.ts'
import { plainWords } from './plain.ts'
import { findSizes } from './sizes.ts'
import { type Meaning, productOf } from './source.ts'

/** A number in the column of names, where there is no other: "Ada (10)", "Ada #10". */
const NUMBER_BEHIND = /^(.*\p{L}.*?)\s*[(#]\s?#?(\d{1,2})\)?$/u

/** Reads a row that is no total and no remark. */
export function readRow(row: CellRow, meanings: readonly Meaning[], plan: RosterPlan, answers: Answers): ListedPlayers {
  const { line } = row
  const leftOut: LeftOut[] = []
  const unclear: UnclearSize[] = []
  const leave = (cell: string, reason: LeftOutReason) => {
    // A size for everything is the same text for each product.
    if (!leftOut.some((one) => one.cell === cell && one.reason === reason)) leftOut.push({ line, cell, reason })
  }
  const cellsOf = (meaning: Meaning) =>
    meanings.flatMap((one, at) => {
      const cell = withoutMarks(row.cells[at] ?? '')
      return one === meaning && cell !== '' ? [cell] : []
    })
  /** Cells of a dash or a question mark are empty. */
  const valuesOf = (meaning: Meaning) => cellsOf(meaning).filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  const sizes: Record<number, string> = {}
  const takeSize = (product: RosterProduct, cell: string) => {
    const found = findSizes(product, cell)
    const key = `${product.id}:${plainWords(cell)}`
    const answer = product.sizes.find(({ id }) => id === (Object.hasOwn(answers, key) ? answers[key] : undefined))
    const size = found.length === 1 ? found[0] : answer
    if (size) sizes[product.id] = size.id
    else leave(cell, found.length > 1 ? 'unclear' : 'size')
    if (found.length !== 1) unclear.push({ key, cell, productId: product.id, lines: [line], candidates: found.map(({ id }) => id) })
  }

  const own = new Set(meanings.map(productOf))
  for (const product of plan.products) for (const cell of valuesOf(`size.${product.id}`)) takeSize(product, cell)
  for (const cell of valuesOf('size')) {
    const sized = plan.products.filter((product) => product.sizes.length > 0 && !own.has(product.id))
    const fitting = sized.filter((product) => findSizes(product, cell).length > 0)
    // What fits nothing is asked for the first one, and those that come in the same sizes.
    for (const product of fitting.length > 0 ? fitting : sized.filter((one) => isAlike(one, sized[0]))) takeSize(product, cell)
  }

  let number = ''
  for (const cell of valuesOf('number')) {
    const found = findNumber(cell)
    if (found === null) leave(cell, 'number')
    else number = found
  }
  const whole = cellsOf('name').filter((cell) => {
    if (isNobody(cell)) leave(cell, 'unread')
    return !isNobody(cell)
  })
  const [named = '', behind] = meanings.includes('number') ? [] : (NUMBER_BEHIND.exec(whole.join(' '))?.slice(1) ?? [])
  if (behind) number = behind
  const names = (behind ? [named] : whole).map(nameOf)
  const name = names.length > 0 ? names.join(' ') : fullName(cellsOf('first-name'), cellsOf('last-name'))
  return { players: inPieces({ line, name, number, sizes }, valuesOf('pieces')[0], leave), leftOut, unclear }
}

const isAlike = (one: RosterProduct, other: RosterProduct | undefined) =>
  one === other || one.sizes.some(({ label }) => other?.sizes.some((size) => size.label === label))

/** The row with its pieces. */
function inPieces(
  player: ListedPlayer,
  cell: string | undefined,
  leave: (cell: string, reason: LeftOutReason) => void,
): readonly ListedPlayer[] {
  const quantity = cell === undefined ? undefined : readPieces(cell)
  if (isBlank(player)) {
    // A sum below the column; lists that are printed have ones and zeros in their empty rows.
    if (cell !== undefined && Number(quantity) > 1) leave(cell, 'remark')
    return []
  }
  if (cell === undefined) return [player]
  if (typeof quantity === 'number') return [{ ...player, quantity }]
  const isNone = /^0+(?:[.,]0+)?(?![\d.,])/.test(cell)
  leave(cell, isNone ? 'none' : 'pieces')
  return isNone ? [] : [player]
}
