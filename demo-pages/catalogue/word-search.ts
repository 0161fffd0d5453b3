// Searches products by words and by sku, with the relevance of each.
import { sql } from 'kysely'
import { searchWords, textQuery } from './search-words.ts'
import type { Shelf } from './shelf.ts'
import { findBySku } from './sku-search.ts'
import { correctSpelling } from './spelling.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** The result of a search. */
export interface Finds {
  /** Relevance by product id; products found by sku only have none. */
  relevance: Map<number, number>
  /** Ids found by sku, exact matches first. */
  bySku: number[]
  /** The corrected query, if the original one finds nothing; else null. */
  correction: string | null
}

/** The number of cached searches: a shopper who chooses a facet or changes the page repeats the same query. */
const mostKept = 20
const kept = new WeakMap<Shelf, Map<string, Promise<Map<number, number>>>>()

/**
 * Every product that a query finds, within a category if one is given; a query of punctuation finds nothing.
 * If the query finds nothing, its correction is searched for.
 */
export async function findProducts(
  db: Database,
  shelf: Shelf,
  view: CatalogueView,
  { query, categoryId }: { query: string; categoryId: number | null },
): Promise<Finds> {
  const [byWords, bySku] = await Promise.all([findByWords(db, shelf, view, { query, categoryId }), findBySku(db, query, categoryId)])
  const relevance = new Map(byWords)
  for (const id of bySku) if (!relevance.has(id)) relevance.set(id, 0)
  if (relevance.size > 0) return { relevance, bySku, correction: null }
  const correction = await correctSpelling(db, shelf, view.language, query)
  if (correction === null) return { relevance, bySku, correction }
  const corrected = await findByWords(db, shelf, view, { query: correction, categoryId })
  return { relevance: corrected, bySku, correction: corrected.size > 0 ? correction : null }
}

/** Searches, with a cache for repeated queries on this shelf. */
function findByWords(
  db: Database,
  shelf: Shelf,
  view: CatalogueView,
  { query, categoryId }: { query: string; categoryId: number | null },
): Promise<Map<number, number>> {
  const searches = kept.get(shelf) ?? new Map<string, Promise<Map<number, number>>>()
  kept.set(shelf, searches)
  const key = `${view.language} ${categoryId} ${searchWords(query, view.language).join(' ')}`
  const reading = searches.get(key) ?? readByWords(db, view, query, categoryId)
  // Moves the entry to the end, so that the first entry is the least recently used.
  searches.delete(key)
  searches.set(key, reading)
  reading.catch(() => searches.delete(key))
  for (const oldest of searches.keys()) {
    if (searches.size <= mostKept) break
    searches.delete(oldest)
  }
  return reading
}

async function readByWords(db: Database, view: CatalogueView, query: string, categoryId: number | null): Promise<Map<number, number>> {
  const tsQuery = textQuery(query, view.language)
  if (!tsQuery) return new Map()
  const { rows } = await sql<{ found: [number, number][] | null }>`
    select json_agg(json_build_array(t.product_id, ts_rank(t.search, ${tsQuery}))) as found
    from product_text t
    ${categoryId === null ? sql`` : sql`join product_category pc on pc.product_id = t.product_id and pc.category_id = ${categoryId}`}
    where t.language = ${view.language} and t.search @@ (${tsQuery})`.execute(db)
  return new Map(rows[0]?.found ?? [])
}
