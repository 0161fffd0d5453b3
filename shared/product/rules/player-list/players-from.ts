// The players of a list, by what its columns mean, and everything that is not taken over with its reason.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import type { CellRow } from './cells.ts'
import type { Answers, LeftOut, ListedPlayer, ListedPlayers, UnclearSize } from './listed.ts'
import { readRow } from './read-row.ts'
import { rowKind } from './row-kind.ts'
import type { ColumnGuess, ListTable } from './source.ts'

/**
 * Reads the rows below the headings.
 * @example playersFrom(readList('Name;Shirt\nAda;M', plan), { head: 0, titles: 0, meanings: ['name', 'size.21'] }, plan).players // [{ line: 2, name: 'Ada', ... }]
 */
export function playersFrom(
  table: ListTable,
  { head, titles, meanings }: ColumnGuess,
  plan: RosterPlan,
  answers: Answers = {},
): ListedPlayers {
  const headRow = head === null ? null : (table.rows[head] ?? null)
  const below = table.rows.slice(head === null ? 0 : head + 1)
  const above = table.rows.slice(0, titles)
  const players: ListedPlayer[] = []
  const leftOut: LeftOut[] = [
    ...(table.message?.leftOut ?? []),
    ...above.map((row): LeftOut => ({ line: row.line, cell: textOf(row), reason: 'above' })),
    ...columnsLeftOut(headRow, below, meanings),
  ]
  const unclear = new Map<string, UnclearSize>()
  for (const row of below) {
    const kind = rowKind(row, headRow, meanings, plan)
    if (kind !== 'player') {
      leftOut.push({ line: row.line, cell: textOf(row), reason: kind })
      continue
    }
    const read = readRow(row, meanings, plan, answers)
    players.push(...read.players)
    leftOut.push(...read.leftOut)
    for (const one of read.unclear) {
      const before = unclear.get(one.key)
      unclear.set(one.key, before ? { ...before, lines: [...before.lines, ...one.lines] } : one)
    }
  }
  return { players, leftOut: leftOut.toSorted((one, other) => one.line - other.line), unclear: [...unclear.values()] }
}

const textOf = ({ cells }: CellRow) => cells.filter((cell) => cell !== '').join(' ')

/** Each column that is left out, once, by its heading or else its first text. */
function columnsLeftOut(head: CellRow | null, below: readonly CellRow[], meanings: ColumnGuess['meanings']): LeftOut[] {
  return meanings.flatMap((meaning, at) => {
    const row = [head, ...below].find((one) => (one?.cells[at] ?? '') !== '')
    return meaning === 'skip' && row ? [{ line: row.line, cell: row.cells[at] ?? '', reason: 'column' as const }] : []
  })
}
