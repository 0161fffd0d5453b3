// Search suggestions: phrases, categories, facets and products, each with its total.
import type { CatalogueItem } from './shapes.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { getItems } from './items.ts'
import { pictureAt } from './pictures.ts'
import { getShelf } from './shelf.ts'
import { suggestKeywords } from './suggest-keywords.ts'
import { suggestCategories, suggestFilters } from './suggest-places.ts'
import type { CategorySuggestion, FilterSuggestion } from './suggest-places.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'
import { findProducts } from './word-search.ts'

interface Group<Match> {
  matches: Match[]
  total_matches: number
}

/** A suggested product: less than a card, with a label like all suggestions. */
export type ProductSuggestion = Omit<
  CatalogueItem,
  'name' | 'images' | 'category_names' | 'rating' | 'review_count' | 'swatches' | 'sizes' | 'delivery' | 'labels'
> & {
  label: string
  /** Whether it was found by its sku rather than by words. */
  is_sku_match: boolean
}

export interface Suggestions {
  keyword_results: Group<{ label: string; url: string }>
  category_results: Group<CategorySuggestion>
  filter_results: Group<FilterSuggestion>
  product_results: Group<ProductSuggestion>
}

/** The shortest query that the spec allows. */
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
 * Suggestions in the store's language, within a category if one is given. Fewer than three characters return none.
 * A mistyped word that finds nothing is corrected first.
 * @example await getSuggestions(db, store, { query: 'voetb', categoryId: null })
 */
export async function getSuggestions(
  db: Database,
  view: CatalogueView,
  request: { query: string; categoryId: number | null },
): Promise<Suggestions> {
  const query = request.query.toWellFormed().trim().slice(0, longest)
  if (Array.from(query).length < shortest) return nothing
  const dictionary = await getDictionary(db)
  const categoryId = request.categoryId !== null && dictionary.categories.has(request.categoryId) ? request.categoryId : null
  const { correction } = await findProducts(db, await getShelf(db), view, { query, categoryId })
  return suggest(db, dictionary, view, { query: correction ?? query, categoryId })
}

async function suggest(
  db: Database,
  dictionary: Dictionary,
  view: CatalogueView,
  { query, categoryId }: { query: string; categoryId: number | null },
): Promise<Suggestions> {
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
  const shelf = await getShelf(db)
  const { relevance, bySku } = await findProducts(db, shelf, view, { query, categoryId })
  const isSkuMatch = new Set(bySku)
  const found = [...relevance].filter(([id]) => !isSkuMatch.has(id))
  found.sort(([a, fitA], [b, fitB]) => fitB - fitA || (shelf.placeOf.get(a) ?? 0) - (shelf.placeOf.get(b) ?? 0))
  const ids = [...bySku, ...found.map(([id]) => id)].slice(0, limits.products)
  const items = await getItems(db, view, ids)
  return { matches: items.map((item) => toSuggestion(item, isSkuMatch.has(item.product_id))), total_matches: relevance.size }
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
    kind: item.kind,
    has_personalisation: item.has_personalisation,
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
