// What the search field suggests while somebody types: phrases, categories, facets and products, each with its total.
import type { CatalogueItem } from '#shared/schemas/catalogue.ts'
import { sql } from 'kysely'
import { getDictionary } from './dictionary.ts'
import { getItems } from './items.ts'
import { pictureAt } from './pictures.ts'
import { textQuery } from './search-words.ts'
import { findBySku } from './sku-search.ts'
import { suggestKeywords } from './suggest-keywords.ts'
import { suggestCategories, suggestFilters } from './suggest-places.ts'
import type { CategorySuggestion, FilterSuggestion } from './suggest-places.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

interface Group<Match> {
  matches: Match[]
  total_matches: number
}

/** A product among the suggestions; less than a card, and with its label as every match has it. */
export type ProductSuggestion = Omit<
  CatalogueItem,
  'name' | 'images' | 'category_names' | 'rating' | 'review_count' | 'swatches' | 'labels'
> & {
  label: string
  /** Found by its number rather than by words. */
  is_sku_match: boolean
}

export interface Suggestions {
  keyword_results: Group<{ label: string; url: string }>
  category_results: Group<CategorySuggestion>
  filter_results: Group<FilterSuggestion>
  product_results: Group<ProductSuggestion>
}

/** The spec's shortest search. */
const shortest = 3
const longest = 128
const limits = { keywords: 5, categories: 4, filters: 4, products: 6 }
const pictureWidth = 160

const nothing: Suggestions = {
  keyword_results: { matches: [], total_matches: 0 },
  category_results: { matches: [], total_matches: 0 },
  filter_results: { matches: [], total_matches: 0 },
  product_results: { matches: [], total_matches: 0 },
}

/**
 * Suggestions in the store's language; inside a category where one is given. Under three characters there are none.
 * @example await getSuggestions(db, store, { query: 'voetb', categoryId: null })
 */
export async function getSuggestions(
  db: Database,
  view: CatalogueView,
  asked: { query: string; categoryId: number | null },
): Promise<Suggestions> {
  const query = asked.query.toWellFormed().trim().slice(0, longest)
  if (Array.from(query).length < shortest) return nothing
  const dictionary = await getDictionary(db)
  const categoryId = asked.categoryId !== null && dictionary.categories.has(asked.categoryId) ? asked.categoryId : null
  const [keywords, filters, products] = await Promise.all([
    suggestKeywords(db, view, { query, categoryId, limit: limits.keywords }),
    suggestFilters(db, dictionary, view, { query, categoryId, limit: limits.filters }),
    suggestProducts(db, view, query, categoryId),
  ])
  const categories = suggestCategories(dictionary, view, { query, categoryId, limit: limits.categories })
  return {
    keyword_results: {
      matches: keywords.labels.map((label) => ({ label, url: searchUrl(view, label, categoryId) })),
      total_matches: keywords.total,
    },
    category_results: { matches: categories.matches, total_matches: categories.total },
    filter_results: { matches: filters.matches, total_matches: filters.total },
    product_results: products,
  }
}

function searchUrl(view: CatalogueView, query: string, categoryId: number | null): string {
  const params = new URLSearchParams({ query, ...(categoryId === null ? {} : { discipline: String(categoryId) }) })
  return `/${view.code}/search?${params}`
}

async function suggestProducts(
  db: Database,
  view: CatalogueView,
  query: string,
  categoryId: number | null,
): Promise<Suggestions['product_results']> {
  const [bySku, byWords] = await Promise.all([findBySku(db, query, categoryId), findByWords(db, view, query, categoryId)])
  const others = byWords.ids.filter((id) => !bySku.includes(id))
  const items = await getItems(db, view, [...bySku, ...others].slice(0, limits.products))
  return {
    matches: items.map((item) => toSuggestion(item, bySku.includes(item.product_id))),
    total_matches: byWords.total + (await countBeyond(db, view, query, bySku)),
  }
}

/** The best by relevance; beyond a thousand finds the shop's own order says enough, and costs no ranking. */
async function findByWords(
  db: Database,
  view: CatalogueView,
  query: string,
  categoryId: number | null,
): Promise<{ ids: number[]; total: number }> {
  const words = textQuery(query, view.language)
  if (!words) return { ids: [], total: 0 }
  const { rows } = await sql<{ id: number; total: number }>`
    with found as materialized (
      select t.product_id, t.search
      from product_text t
      ${categoryId === null ? sql`` : sql`join product_category pc on pc.product_id = t.product_id and pc.category_id = ${categoryId}`}
      where t.language = ${view.language} and t.search @@ (${words})
    ), size as (select count(*)::int as total from found)
    select p.id, size.total
    from found join product p on p.id = found.product_id cross join size
    order by case when size.total <= 1000 then ts_rank(found.search, ${words}) end desc, p.position, p.id
    limit ${limits.products}`.execute(db)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** How many products found by number are not found by words. */
async function countBeyond(db: Database, view: CatalogueView, query: string, bySku: readonly number[]): Promise<number> {
  const words = textQuery(query, view.language)
  if (!bySku.length || !words) return bySku.length
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from product_text t
    where t.product_id = any(${sql.val(bySku)}::int[]) and t.language = ${view.language} and not t.search @@ (${words})`.execute(db)
  return rows[0]?.n ?? 0
}

function toSuggestion(item: CatalogueItem, isSkuMatch: boolean): ProductSuggestion {
  return {
    label: item.name,
    url: item.url,
    product_id: item.product_id,
    sku: item.sku,
    image: item.image && pictureAt(item.image, pictureWidth),
    manufacturer: item.manufacturer,
    product_type: item.product_type,
    in_stock: item.in_stock,
    price_incl_tax: item.price_incl_tax,
    price_excl_tax: item.price_excl_tax,
    final_price_incl_tax: item.final_price_incl_tax,
    final_price_excl_tax: item.final_price_excl_tax,
    special_from: item.special_from,
    lowest_price_30d: item.lowest_price_30d,
    is_sku_match: isSkuMatch,
  }
}
