// Guesses what the columns of a list hold: by their headings if there are any, by their contents where these say nothing.
import { readPieces } from '#shared/product/rules/player.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { type Column, looksLikeNames, looksLikeNumbers, looksLikeSizes, looksPersonal } from './column-content.ts'
import { findHead } from './find-head.ts'
import type { Heading } from './meaning-of-head.ts'
import type { ColumnGuess, ListTable, Meaning } from './source.ts'

/** The guess in the making: null for a column of which nothing is known. */
type Draft = (Meaning | null)[]

/** Guesses; the person confirms or changes each column. */
export function guessColumns({ rows, width, separator, message }: ListTable, plan: RosterPlan): ColumnGuess {
  if (message) return { head: null, titles: 0, meanings: message.meanings }
  const head = findHead(rows, width, plan)
  const below = head ? rows.slice(head.at + 1) : rows
  const columns = (rows[0]?.cells ?? []).map((_, at): Column => below.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== ''))
  const draft: Draft = columns.map((_, at) => head?.headings[at]?.meaning ?? null)
  if (head) settle(draft, head.headings, columns, plan)
  addByContent(draft, columns, plan, head === null && separator === ',')
  if (!head) claimPieces(draft, columns)
  const [only, ...others] = plan.products.filter(({ sizes }) => sizes.length > 0)
  const meanings = draft.map((meaning): Meaning =>
    meaning === 'size' && only && others.length === 0 ? `size.${only.id}` : (meaning ?? 'skip'),
  )
  return { head: head?.at ?? null, titles: head?.titles ?? 0, meanings }
}

/** Columns that say the same: one is chosen. */
function settle(draft: Draft, headings: readonly (Heading | null)[], columns: readonly Column[], plan: RosterPlan): void {
  const strengthOf = (at: number) => headings[at]?.strength ?? 0
  const are = (meaning: Meaning) => draft.flatMap((one, at) => (one === meaning ? [at] : []))
  const keepOne = (meaning: Meaning) => {
    const all = are(meaning)
    const best = all.reduce<number | null>((most, at) => (most !== null && strengthOf(most) >= strengthOf(at) ? most : at), null)
    for (const at of all) if (at !== best) draft[at] = 'skip'
    return best
  }
  keepOne('number')
  keepOne('pieces')
  const name = keepOne('name')
  const [first, last] = [are('first-name').filter((at) => strengthOf(at) > 1), are('last-name')]
  // Initials count where there is a last name and nothing better.
  if (first.length > 0 || name !== null) for (const at of are('first-name')) if (!first.includes(at)) draft[at] = 'skip'
  // "Name, Vorname": beside a first name alone, the name is the last name.
  if (name !== null && first.length > 0 && last.length === 0 && strengthOf(name) < 3) draft[name] = 'last-name'
  else if (name !== null) for (const at of [...first, ...last]) draft[at] = 'skip'
  for (const { id } of plan.products) keepOne(`size.${id}`)
  const sizes = are('size')
  if (sizes.length < 2) return
  // Several columns that say "size" only: in the order of the products that come in these sizes.
  for (const at of sizes) {
    const product = plan.products.find((one) => !draft.includes(`size.${one.id}`) && looksLikeSizes(columns[at] ?? [], one))
    draft[at] = product ? `size.${product.id}` : 'skip'
  }
}

/** Fills in what headings did not name. */
function addByContent(draft: Draft, columns: readonly Column[], plan: RosterPlan, isCommaList: boolean): void {
  const claim = (meaning: Meaning, fits: (cells: Column) => boolean) => {
    const at = draft.findIndex((one, index) => one === null && fits(columns[index] ?? []))
    if (at >= 0) draft[at] = meaning
    return at >= 0
  }
  for (const [at, cells] of columns.entries()) if (draft[at] === null && looksPersonal(cells)) draft[at] = 'skip'
  if (!draft.includes('number'))
    claim('number', (cells) => looksLikeNumbers(cells, plan) && !plan.products.some((product) => looksLikeSizes(cells, product)))
  if (!draft.some((one) => one?.startsWith('size'))) {
    for (const product of plan.products) claim(`size.${product.id}`, (cells) => looksLikeSizes(cells, product))
    shareSizes(draft, columns, plan)
  }
  if (draft.includes('name') || draft.includes('first-name') || draft.includes('last-name')) return
  claimNames(draft, columns, isCommaList)
}

/** A column of one product is for all, if others that have no column come in these sizes too. */
function shareSizes(draft: Draft, columns: readonly Column[], { products }: RosterPlan): void {
  const without = products.filter(({ id }) => !draft.includes(`size.${id}`))
  const at = draft.findIndex(
    (one, index) => one?.startsWith('size.') && without.some((product) => looksLikeSizes(columns[index] ?? [], product)),
  )
  if (at >= 0) draft[at] = 'size'
}

/** Behind the sizes, where there are numbers already: as the sheet is copied. */
function claimPieces(draft: Draft, columns: readonly Column[]): void {
  const last = draft.length - 1
  const isLast = draft[last] === null && draft.includes('number') && draft[last - 1]?.startsWith('size')
  if (isLast && columns[last]?.every((cell) => typeof readPieces(cell) === 'number')) draft[last] = 'pieces'
}

/** Two columns of names are a first and a last name; in "Lovelace, Ada" the last name comes first. */
function claimNames(draft: Draft, columns: readonly Column[], isCommaList: boolean): void {
  const isFree = (at: number) => draft[at] === null && looksLikeNames(columns[at] ?? [])
  const at = columns.findIndex((_, index) => isFree(index))
  if (at < 0) return
  const isPair = isFree(at + 1) && [at, at + 1].every((index) => (columns[index] ?? []).every((cell) => cell.split(' ').length <= 3))
  if (!isPair) draft[at] = 'name'
  else [draft[at], draft[at + 1]] = isCommaList ? ['last-name', 'first-name'] : ['first-name', 'last-name']
}
