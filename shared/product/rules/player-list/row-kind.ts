// Whether a row is a player, or one of the lines that lists have besides: totals, parts, headings once more, remarks.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import type { CellRow } from './cells.ts'
import { findNumber } from './numbers.ts'
import { findSizes } from './sizes.ts'
import { isGreeting, isSaid } from './message-words.ts'
import type { Meaning } from './source.ts'
import { isTotal } from './total-words.ts'

/** The kind of a row; all but `player` are reasons to leave it out. */
export type RowKind = 'player' | 'total' | 'again' | 'remark'

/** Determines the kind of a row below the headings. */
export function rowKind({ cells }: CellRow, head: CellRow | null, meanings: readonly Meaning[], plan: RosterPlan): RowKind {
  const filled = cells.filter((cell) => cell !== '')
  const [first = ''] = filled
  if (head && cells.join('\n') === head.cells.join('\n')) return 'again'
  if (isTotal(first)) return 'total'
  const taken = meanings.flatMap((meaning, at) => (meaning === 'skip' ? [] : [cells[at] ?? '']))
  if (taken.every((cell) => cell === '')) return 'remark'
  if (isGreeting(first) && !hasData({ cells }, meanings, plan)) return 'remark'
  const isAlone = filled.length === 1 && meanings.filter((meaning) => meaning !== 'skip').length > 1
  const meaning = meanings[cells.indexOf(first)] ?? 'skip'
  // A greeting in the column of numbers.
  if (isAlone && !meaning.endsWith('name') && /\p{L}{4}/u.test(first)) return 'remark'
  return isAlone && isSaid(first) ? 'remark' : 'player'
}

/** Whether a row has a number or a size, as its list does: Lieber and Dank are also last names. */
function hasData({ cells }: Pick<CellRow, 'cells'>, meanings: readonly Meaning[], { products }: RosterPlan): boolean {
  const are = meanings.map((meaning, at) => {
    if (meaning === 'number') return findNumber(cells[at] ?? '') !== null
    return meaning.startsWith('size') ? products.some((product) => findSizes(product, cells[at] ?? '').length > 0) : null
  })
  return are.includes(true) || !are.includes(false)
}
