// Whether a row is a player, or one of the lines that lists have besides: totals, parts, headings once more, remarks.
import type { CellRow } from './cells.ts'
import { isSaid } from './message-words.ts'
import type { Meaning } from './source.ts'
import { isTotal } from './total-words.ts'

/** The kind of a row; all but `player` are reasons to leave it out. */
export type RowKind = 'player' | 'total' | 'again' | 'remark'

/** Determines the kind of a row below the headings. */
export function rowKind({ cells }: CellRow, head: CellRow | null, meanings: readonly Meaning[]): RowKind {
  const filled = cells.filter((cell) => cell !== '')
  const [first = ''] = filled
  if (head && cells.join('\n') === head.cells.join('\n')) return 'again'
  if (isTotal(first)) return 'total'
  const taken = meanings.flatMap((meaning, at) => (meaning === 'skip' ? [] : [cells[at] ?? '']))
  if (taken.every((cell) => cell === '')) return 'remark'
  const isAlone = filled.length === 1 && meanings.filter((meaning) => meaning !== 'skip').length > 1
  const meaning = meanings[cells.indexOf(first)] ?? 'skip'
  // A greeting in the column of numbers.
  if (isAlone && !meaning.endsWith('name') && /\p{L}{4}/u.test(first)) return 'remark'
  return isAlone && isSaid(first) ? 'remark' : 'player'
}
