// One question to the database for a whole list: how many, which page of ids, and how often each facet option occurs.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SortOrder } from './labels.ts'
import type { ListingQuery } from './listing-query.ts'
import { textQuery } from './search-words.ts'
import { findBySku } from './sku-search.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

export interface ListingResult {
  total: number
  /** Page that is shown: never beyond the last. */
  page: number
  lastPage: number
  productIds: number[]
  /** Products per option id. Within a facet of which options are chosen, as if that facet had none chosen. */
  counts: Map<number, number>
  /** Lowest and highest price in cents, as if no price had been chosen; null for an empty list. */
  priceRange: { min: number; max: number } | null
}

interface Row {
  total: number
  page: number
  last_page: number
  ids: number[] | null
  counts: [number, number][] | null
  min_cents: number | null
  max_cents: number | null
}

/** Stands for the price among the numbers of attributes. */
const price = 0

/**
 * Counting rule: a product that misses no choice counts everywhere; one that misses the choices of exactly one facet
 * counts for that facet's options, which are what it could still be found by.
 */
export async function readListing(db: Database, view: CatalogueView, query: ListingQuery): Promise<ListingResult> {
  const words = query.query ? textQuery(query.query, view.language) : null
  const bySku = words ? await findBySku(db, query.query, query.categoryId) : []
  // A query of signs only has nothing to look for and so finds nothing.
  if (query.query && !words) return { total: 0, page: 1, lastPage: 1, productIds: [], counts: new Map(), priceRange: null }
  const misses = missesOf(query)
  const { rows } = await sql<Row>`
    with candidate as materialized (
      select p.id, p.option_ids, p.position, p.created_at, pp.final_cents, ${needsText(query.sort, words) ? sql`t.name_position` : sql`0`} as name_position,
        ${words && query.sort === 'relevance:desc' ? sql`ts_rank(t.search, ${words})` : sql`0`} as relevance,
        ${misses.count} as misses, ${misses.which} as missed
      from product p
      join product_price pp on pp.product_id = p.id and pp.store_id = ${view.id}
      ${query.categoryId ? sql`join product_category pc on pc.product_id = p.id and pc.category_id = ${query.categoryId}` : sql``}
      ${needsText(query.sort, words) ? sql`join product_text t on t.product_id = p.id and t.language = ${view.language}` : sql``}
      ${words ? (bySku.length ? sql`where (t.search @@ (${words}) or t.product_id = any(${sql.val(bySku)}::int[]))` : sql`where t.search @@ (${words})`) : sql``}
    ),
    found as (select * from candidate where misses = 0),
    size as (
      select count(*)::int as total, greatest(1, ceil(count(*) / ${query.pageSize}::numeric))::int as last_page from found
    ),
    place as (select total, last_page, least(${Math.min(query.page, 1_000_000)}::int, last_page) as page from size)
    select total, page, last_page,
      (select array_agg(id order by row) from (
        select id, row_number() over (order by ${orderOf(query.sort)}) as row from found
        order by row limit ${query.pageSize} offset (select (page - 1) * ${query.pageSize}::int from place)
      ) shown) as ids,
      (select json_agg(json_build_array(option_id, n)) from (
        select o.id as option_id, count(*)::int as n
        from candidate c cross join unnest(c.option_ids) as u(option_id) join attribute_option o on o.id = u.option_id
        where c.misses = 0 or (c.misses = 1 and c.missed = o.attribute_id)
        group by o.id
      ) counted) as counts,
      (select min(final_cents) from candidate where misses = 0 or (misses = 1 and missed = ${price})) as min_cents,
      (select max(final_cents) from candidate where misses = 0 or (misses = 1 and missed = ${price})) as max_cents
    from place`.execute(db)
  const [row] = rows
  if (!row) throw new Error('catalogue: the list query gave no row')
  return {
    total: row.total,
    page: row.page,
    lastPage: row.last_page,
    productIds: row.ids ?? [],
    counts: new Map(row.counts ?? []),
    priceRange: row.min_cents === null || row.max_cents === null ? null : { min: row.min_cents, max: row.max_cents },
  }
}

function needsText(sort: SortOrder, words: RawBuilder<unknown> | null): boolean {
  return Boolean(words) || sort === 'name:asc'
}

/** How many chosen facets (price included) a product misses, and which one it is where it is one. */
function missesOf({ choices, minCents, maxCents }: ListingQuery): { count: RawBuilder<unknown>; which: RawBuilder<unknown> } {
  const tests = choices.map(({ attributeId, optionIds }) => ({
    attributeId,
    misses: sql`not (p.option_ids && ${sql.val(optionIds)}::int[])`,
  }))
  if (minCents !== null || maxCents !== null) {
    const lower = minCents === null ? sql`false` : sql`pp.final_cents < ${minCents}`
    const upper = maxCents === null ? sql`false` : sql`pp.final_cents > ${maxCents}`
    tests.push({ attributeId: price, misses: sql`(${lower} or ${upper})` })
  }
  if (!tests.length) return { count: sql`0`, which: sql`null::int` }
  return {
    count: sql`(${sql.join(
      tests.map(({ misses }) => sql`(${misses})::int`),
      sql` + `,
    )})`,
    which: sql`(case ${sql.join(
      tests.map(({ misses, attributeId }) => sql`when ${misses} then ${sql.lit(attributeId)}::int`),
      sql` `,
    )} end)`,
  }
}

function orderOf(sort: SortOrder): RawBuilder<unknown> {
  switch (sort) {
    case 'relevance:desc':
      return sql`relevance desc, position, id`
    case 'position:asc':
      return sql`position, id`
    case 'price:asc':
      return sql`final_cents, position, id`
    case 'price:desc':
      return sql`final_cents desc, position, id`
    case 'name:asc':
      return sql`name_position, id`
    case 'newest:desc':
      return sql`created_at desc, id`
  }
}
