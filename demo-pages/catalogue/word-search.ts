// Products by words, with how well each fits; by number too, since people type what stands on a label.
import { sql } from 'kysely'
import { textQuery } from './search-words.ts'
import { findBySku } from './sku-search.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** What a search finds. */
export interface Finds {
  /** Product id to relevance; those found by number only have none. */
  relevance: Map<number, number>
  /** Ids found by number, exact ones first. */
  bySku: number[]
}

/** Every product that a query finds, inside a category where one is given. A query of signs only finds nothing. */
export async function findProducts(db: Database, view: CatalogueView, query: string, categoryId: number | null): Promise<Finds> {
  const words = textQuery(query, view.language)
  if (!words) return { relevance: new Map(), bySku: [] }
  const bySku = await findBySku(db, query, categoryId)
  const { rows } = await sql<{ found: [number, number][] | null }>`
    select json_agg(json_build_array(t.product_id, ts_rank(t.search, ${words}))) as found
    from product_text t
    ${categoryId === null ? sql`` : sql`join product_category pc on pc.product_id = t.product_id and pc.category_id = ${categoryId}`}
    where t.language = ${view.language} and t.search @@ (${words})`.execute(db)
  const relevance = new Map(rows[0]?.found ?? [])
  for (const id of bySku) if (!relevance.has(id)) relevance.set(id, 0)
  return { relevance, bySku }
}
