// Finds products by the beginning of their sku or a variant's, as shoppers type it from a label or an old order.
import { sql } from 'kysely'
import type { Database } from './tables.ts'

const shortest = 4
const most = 50

/** The beginning of a sku; null if the query cannot be one: a sku has a digit and no spaces. */
export function skuPrefix(query: string): string | null {
  const text = query.trim().toUpperCase()
  return text.length >= shortest && text.length <= 64 && /^[A-Z0-9][A-Z0-9-]*$/.test(text) && /\d/.test(text) ? text : null
}

/** Ids of products with such a sku, exact ones first; at most fifty. */
export async function findBySku(db: Database, query: string, categoryId: number | null): Promise<number[]> {
  const prefix = skuPrefix(query)
  if (prefix === null) return []
  const pattern = `${escapeLike(prefix)}%`
  const { rows } = await sql<{ id: number }>`
    select found.id
    from (
      select id, sku from product where sku like ${pattern}
      union all
      select product_id, sku from variant where sku like ${pattern} and is_active
    ) found
    ${categoryId ? sql`join product_category pc on pc.product_id = found.id and pc.category_id = ${categoryId}` : sql``}
    group by found.id
    order by min(length(found.sku)), found.id
    limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Escapes `%`, `_` and `\` for a `like` pattern. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
