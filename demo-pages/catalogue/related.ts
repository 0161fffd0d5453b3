// Lists of related, new, and reduced products.
import { sql } from 'kysely'
import type { CatalogueItem } from './shapes.ts'
import { getItems } from './items.ts'
import type { Database } from './tables.ts'
import { isId } from './view.ts'
import type { CatalogueView } from './view.ts'

/** Other products of the same leaf category, those with the same sport and audience first. */
export async function getRelatedItems(db: Database, view: CatalogueView, productId: number, count = 4): Promise<CatalogueItem[]> {
  if (!isId(productId)) return []
  const { rows } = await sql<{ id: number }>`
    select other.id
    from product shown
    join product other on other.leaf_category_id = shown.leaf_category_id and other.id <> shown.id
    where shown.id = ${productId}
    order by cardinality(array(select unnest(other.option_ids) intersect select unnest(shown.option_ids))) desc, other.position
    limit ${count}`.execute(db)
  return getItems(
    db,
    view,
    rows.map(({ id }) => id),
  )
}

/** Suggestions for these products: available ones of their leaf categories in turn, without the products themselves. */
export async function getItemsBeside(
  db: Database,
  view: CatalogueView,
  productIds: readonly number[],
  count = 8,
): Promise<CatalogueItem[]> {
  const ids = productIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from (
      select other.id, other.position, row_number() over (partition by other.leaf_category_id order by other.position, other.id) as place
      from product other
      where other.id <> all(${ids}) and other.type in ('simple', 'configurable')
        and other.leaf_category_id in (select leaf_category_id from product where id = any(${ids}))
    ) beside order by place, position, id limit ${count * 2}`.execute(db)
  const items = await getItems(
    db,
    view,
    rows.map(({ id }) => id),
  )
  return items.filter((item) => item.in_stock).slice(0, count)
}

/** The newest products of the shop, each from another leaf category. */
export async function getNewItems(db: Database, view: CatalogueView, count = 8): Promise<CatalogueItem[]> {
  return itemsOf(
    db,
    view,
    sql<{ id: number }>`
    select id from (
      select distinct on (leaf_category_id) id, created_at from product where type in ('simple', 'configurable')
      order by leaf_category_id, created_at desc, id
    ) newest order by created_at desc, id limit ${count}`,
  )
}

/** Reduced products, those with a recorded earlier price first, each from another leaf category. */
export async function getReducedItems(db: Database, view: CatalogueView, count = 8): Promise<CatalogueItem[]> {
  return itemsOf(
    db,
    view,
    sql<{ id: number }>`
    select id from (
      select distinct on (p.leaf_category_id) p.id, p.position, pp.final_cents::numeric / pp.lowest_30d_cents as share
      from product p join product_price pp on pp.product_id = p.id and pp.store_id = ${view.id}
      where pp.lowest_30d_cents > pp.final_cents
      order by p.leaf_category_id, share, p.position
    ) reduced order by share, position limit ${count}`,
  )
}

async function itemsOf(db: Database, view: CatalogueView, query: ReturnType<typeof sql<{ id: number }>>): Promise<CatalogueItem[]> {
  const { rows } = await query.execute(db)
  return getItems(
    db,
    view,
    rows.map(({ id }) => id),
  )
}
