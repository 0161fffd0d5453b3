// Finds the products that meet every term of a query: words in the database, options and categories in memory.
import { sql } from 'kysely'
import { isOfWords } from './reader/term.ts'
import type { Term } from './reader/term.ts'
import { textQuery } from './search-words.ts'
import type { Shelf } from './shelf.ts'
import type { Database, Language } from './tables.ts'

/** What a term adds to the relevance: more than any rank of words, which is below 1, and less for the alternatives after the first. */
const ofCategory = 2
const ofOption = 4
/** A category beside options is the best that a word means: boots for artificial grass before others with such soles. */
const ofCategoryBesideOptions = 5

/** Relevance by the id of each product. */
export async function findTerms(db: Database, shelf: Shelf, language: Language, terms: readonly Term[]): Promise<Map<number, number>> {
  if (!terms.length) return new Map()
  const ofWords = terms.filter(isOfWords)
  const others = terms.filter((term) => !isOfWords(term))
  const found = await readRanks(db, language, ofWords, others)
  const places = ofWords.length ? placesOf(found.keys(), shelf) : (shelf.categories.get(null) ?? [])
  const checks = others.map((term, at) => checkOf(term, at, shelf))
  const relevance = new Map<number, number>()
  for (const place of places) {
    const id = shelf.ids[place] ?? 0
    const { rank, met } = found.get(id) ?? { rank: 0, met: 0 }
    let sum = rank
    for (const check of checks) {
      const added = check(place, met)
      if (added === null) {
        sum = -1
        break
      }
      sum += added
    }
    if (sum >= 0) relevance.set(id, sum)
  }
  return relevance
}

/** The products with the words of all terms of words, their rank, and as bits which of the other terms their words meet. */
async function readRanks(
  db: Database,
  language: Language,
  ofWords: readonly Term[],
  others: readonly Term[],
): Promise<Map<number, { rank: number; met: number }>> {
  const required = ofWords.flatMap((term) => textQuery(term, language) ?? [])
  const optional = others.flatMap((term, at) => {
    const query = textQuery(term, language)
    return query ? [{ query, bit: 1 << at }] : []
  })
  const all = required.length ? sql.join(required, sql` && `) : null
  const any = optional.length
    ? sql.join(
        optional.map(({ query }) => query),
        sql` || `,
      )
    : null
  if (!all && !any) return new Map()
  const met = optional.length
    ? sql.join(
        optional.map(({ query, bit }) => sql`case when search @@ ${query} then ${sql.lit(bit)} else 0 end`),
        sql` + `,
      )
    : sql`0`
  const { rows } = await sql<{ found: [id: number, rank: number, met: number][] | null }>`
    select json_agg(json_build_array(product_id, ts_rank(search, ${all ?? any}), ${met})) as found
    from product_text where language = ${language} and search @@ (${all ?? any})`.execute(db)
  return new Map((rows[0]?.found ?? []).map(([id, rank, bits]) => [id, { rank, met: bits }]))
}

/** Returns what the term adds for a product, or null if the product does not meet it. */
function checkOf(term: Term, at: number, shelf: Shelf): (place: number, met: number) => number | null {
  const inside = term.categories.map((id) => new Set(shelf.categories.get(id)))
  const hasOneOf = (place: number, wanted: readonly number[]) =>
    wanted.length === 0 || shelf.options.subarray(shelf.starts[place], shelf.starts[place + 1]).some((option) => wanted.includes(option))
  const groups = new Map(term.options.flatMap((ids, group) => ids.map((id) => [id, group] as const)))
  return (place, met) => {
    const category = inside.findIndex((places) => places.has(place))
    if (category >= 0 && hasOneOf(place, term.within)) return (groups.size ? ofCategoryBesideOptions : ofCategory) / (category + 1)
    let best = Number.POSITIVE_INFINITY
    for (let option = shelf.starts[place] ?? 0; option < (shelf.starts[place + 1] ?? 0); option++)
      best = Math.min(best, groups.get(shelf.options[option] ?? 0) ?? best)
    if (best < Number.POSITIVE_INFINITY) return ofOption / (best + 1)
    return met & (1 << at) ? 0 : null
  }
}

function placesOf(ids: Iterable<number>, { placeOf }: Shelf): number[] {
  return Array.from(ids).flatMap((id) => placeOf.get(id) ?? [])
}
