// The cells of a team as text, as they are typed, copied and pasted.
import { type Player, type PlayerField, readPieces } from './player.ts'
import { printable } from './printing.ts'
import { chosenSize, type RosterPlan, type RosterProduct, type RosterSize } from './roster.ts'
import { findNumber } from './player-list/numbers.ts'
import { findSizes } from './player-list/sizes.ts'

/** The columns that can be typed into, from left to right. */
export function sheetColumns(plan: RosterPlan): readonly PlayerField[] {
  return ['name', 'number', ...plan.products.filter(({ sizes }) => sizes.length > 0).map(({ id }) => id), 'quantity']
}

/** The text of a cell; empty where nothing was entered. */
export function cellText(plan: RosterPlan, player: Player, column: PlayerField): string {
  if (column === 'name' || column === 'number') return player[column]
  if (column === 'quantity') return player.quantity === undefined ? '' : String(player.quantity)
  const product = productOf(plan, column)
  return (product && chosenSize(product, player)?.label) ?? ''
}

/**
 * The player with this text in a cell; an empty text empties it. Null if the cell cannot hold it.
 * @example withCell(plan, player, 21, 'xl')?.sizes // { 21: '34' }
 */
export function withCell(plan: RosterPlan, player: Player, column: PlayerField, text: string): Player | null {
  // Spreadsheets write an apostrophe before text that looks like a number or a formula; that of "'t Veld" belongs to the name.
  const bare = text.replace(/^'(?=[=+\-@\d])/, '').trim()
  if (column === 'name') {
    const name = printable(bare)
    return player.name === name ? player : { ...player, name }
  }
  if (column === 'number') {
    const number = bare === '' ? '' : findNumber(bare)
    if (number === null) return null
    return player.number === number ? player : { ...player, number }
  }
  if (column === 'quantity') {
    const quantity = readPieces(bare)
    if (quantity === null) return null
    return player.quantity === quantity ? player : { ...player, quantity }
  }
  const product = productOf(plan, column)
  return product ? withSizeOf(product, player, bare) : null
}

function withSizeOf(product: RosterProduct, player: Player, text: string): Player | null {
  const size = text === '' ? null : findSize(product, text)
  if (text !== '' && !size) return null
  const { [product.id]: before, ...others } = player.sizes
  if (before === size?.id) return player
  return { ...player, sizes: size ? { ...others, [product.id]: size.id } : others }
}

/** The size that a text names; null where there is none, or where it may be several. */
function findSize(product: RosterProduct, text: string): RosterSize | null {
  const [size, other] = findSizes(product, text)
  return size && !other ? size : null
}

const productOf = ({ products }: RosterPlan, column: PlayerField) => products.find(({ id }) => id === column)

/** The sizes that typed letters may mean, and the one that they name, or must mean. */
export interface TypedSize {
  fitting: readonly RosterSize[]
  size: RosterSize | null
}

const folded = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\s/g, '')

/**
 * Finds a size by the first letters of its label.
 * @example typedSize(shirt, 'x') // { fitting: [xs, xl, xxl], size: null }
 * @example typedSize(shirt, 'xl') // { fitting: [xl], size: xl }
 */
export function typedSize(product: RosterProduct, typed: string): TypedSize {
  const wanted = folded(typed)
  if (wanted === '') return { fitting: [], size: null }
  const fitting = product.sizes.filter(({ label }) => folded(label).startsWith(wanted))
  const exact = fitting.find(({ label }) => folded(label) === wanted) ?? findSize(product, typed)
  if (exact) return { fitting: fitting.length > 0 ? fitting : [exact], size: exact }
  return { fitting, size: fitting.length === 1 ? (fitting[0] ?? null) : null }
}
