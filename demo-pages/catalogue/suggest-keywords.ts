// Suggests phrases for a partial query: names of articles, brands and categories within the chosen category.
import { sql } from 'kysely'
import { foldPhrase } from '../database/fold.ts'
import { escapeLike } from './sku-search.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** The first phrases, those that begin with the query before others, and their total; with `isInside` a word may also end another: Laufschuhe. */
export async function suggestKeywords(
  db: Database,
  view: CatalogueView,
  { query, categoryId, limit, isInside = false }: { query: string; categoryId: number | null; limit: number; isInside?: boolean },
): Promise<{ labels: string[]; total: number }> {
  const folded = foldPhrase(query).slice(0, 128)
  if (folded === '') return { labels: [], total: 0 }
  const words = folded.trim().split(' ').slice(0, 8)
  const { rows } = await sql<{ label: string; total: number }>`
    select label, count(*) over ()::int as total
    from search_term
    where language = ${view.language} and category_id = ${categoryId ?? 0}
      and ${sql.join(
        words.map((word) => sql`folded like ${`${isInside ? '%' : '% '}${escapeLike(word)}%`}`),
        sql` and `,
      )}
    order by (folded like ${`${escapeLike(folded)}%`}) desc, products desc, length(label), label
    limit ${limit}`.execute(db)
  return { labels: rows.map(({ label }) => label), total: rows[0]?.total ?? 0 }
}
