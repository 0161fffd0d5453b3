// Pastes into the sheet: a block where the cells fit; a list of players is for its panel. Loaded with the first paste.
import { isList } from '#shared/product/rules/player-list/is-list.ts'
import { type Block, cellsOf, isBlock, type PastedBlock, withBlock } from '#stores/product/team-roster/block.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'

/** What became of pasted cells. */
export type PastedCells = { /** The rows that had room. */ rows: number } & Omit<PastedBlock, 'roster'>

/** Pastes a text from one cell on, or over a block. Only in the column of names can it be a list, which is about whole rows. */
export function pasteCells(store: RosterStore, text: string, target: Block): PastedCells | 'list' | null {
  const plan = store.$plan.get()
  const [column] = target.columns
  if (!plan || column === undefined) return null
  const cells = cellsOf(text)
  if (column === 'name' && target.rows.length === 1 && (isList(text, plan) || !isBlock(plan, column, cells))) return 'list'
  const results: PastedBlock[] = []
  store.rewrite((roster, _plan, most) => {
    const pasted = withBlock(roster, plan, most, target, cells)
    results.push(pasted)
    return pasted.roster
  })
  return results.map(({ roster: _roster, ...result }): PastedCells => ({ rows: cells.length - result.left, ...result }))[0] ?? null
}
