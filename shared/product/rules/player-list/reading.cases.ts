// What is read from a list, as short texts, for tests.
import { guessColumns } from './guess-columns.ts'
import { playersFrom } from './players-from.ts'
import { plan } from './plans.cases.ts'
import { readList } from './read-list.ts'

/** The players as `name|number|sizes|pieces`, and the lines that were left out with their reasons. */
export function read(text: string, of = plan) {
  const table = readList(text, of)
  const { players, leftOut } = playersFrom(table, guessColumns(table, of), of)
  return {
    players: players.map(({ name, number, sizes, quantity }) =>
      [name, number, ...of.products.map(({ id }) => sizes[id] ?? ''), ...[quantity ?? []].flat()].join('|').replace(/\|+$/, ''),
    ),
    leftOut: leftOut.map(({ line, reason, cell }) => `${line} ${reason} ${cell}`),
  }
}
