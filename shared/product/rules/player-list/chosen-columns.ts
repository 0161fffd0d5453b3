// What the person has said that columns mean, which a list keeps while it is corrected and the other sheets of its workbook take over.
import { plain } from './plain.ts'
import type { ColumnGuess, ListTable, Meaning } from './source.ts'

/** Names a column: by its heading, or by its place among so many where it has none. */
export function columnKey({ rows, width }: Pick<ListTable, 'rows' | 'width'>, { head }: Pick<ColumnGuess, 'head'>, column: number): string {
  const heads = (head === null ? undefined : rows[head])?.cells.map(plain) ?? []
  const own = heads[column] ?? ''
  const twin = heads.slice(0, column).filter((one) => one === own).length
  return own === '' ? `${column + 1} of ${width}` : `${own} ${twin + 1}`
}

/** The guess with the meanings that were chosen instead. */
export function chosenColumns(table: ListTable, guess: ColumnGuess, chosen: Readonly<Record<string, Meaning>>): ColumnGuess {
  const meanings = guess.meanings.map((meaning, at) => {
    const key = columnKey(table, guess, at)
    return (Object.hasOwn(chosen, key) ? chosen[key] : undefined) ?? meaning
  })
  return { ...guess, meanings }
}
