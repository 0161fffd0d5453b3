// Search suggestions: phrases, categories, facets and products, each with its total, and how the query was read.
import type { CatalogueItem, QueryReading } from './shapes.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { getItems } from './items.ts'
import { pictureAt } from './pictures.ts'
import { meantQuery, namedColours, toWire } from './reader/query-reading.ts'
import { getShelf } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import { suggestPhrases } from './suggest-phrases.ts'
import type { Phrases } from './suggest-phrases.ts'
import { suggestFilters } from './suggest-places.ts'
import type { CategorySuggestion, FilterSuggestion } from './suggest-places.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'
import { findProducts } from './word-search.ts'
import type { Finds } from './word-search.ts'

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
  reading: QueryReading
  /** The codes of the shop's own pages that the query asks for. */
  pages: readonly string[]
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
  reading: { dropped: [], corrected: null, literal: null },
  pages: [],
}

/**
 * Suggestions in the store's language, within a category if one is given. Fewer than three characters return none.
 * @example await getSuggestions(db, store, { query: 'voetb', categoryId: null })
 */
export async function getSuggestions(
  db: Database,
  view: CatalogueView,
  request: { query: string; categoryId: number | null },
): Promise<Suggestions> {
  const query = request.query.toWellFormed().trim().slice(0, longest)
  if (Array.from(query).length < shortest) return nothing
  const [dictionary, shelf] = await Promise.all([getDictionary(db), getShelf(db)])
  const categoryId = request.categoryId !== null && dictionary.categories.has(request.categoryId) ? request.categoryId : null
  const finds = await findProducts(db, shelf, view, { query, categoryId })
  const meant = meantQuery(query, finds.reading)
  const [phrases, filters, products] = await Promise.all([
    suggestPhrases(db, view, { query, meant, categoryId, reading: finds.reading, limits }),
    suggestFilters(db, dictionary, view, { query: meant, categoryId, limit: limits.filters }),
    suggestProducts(db, dictionary, view, shelf, finds),
  ])
  return {
    ...phrases,
    filter_results: { matches: filters.matches, total_matches: filters.total },
    product_results: products,
    reading: toWire(query, finds.reading),
    pages: pagesOf(finds, phrases),
  }
}

/** The pages that were asked for; where nothing was found, those where people find an answer. */
function pagesOf({ relevance, reading }: Finds, { keyword_results, category_results }: Phrases): readonly string[] {
  const isEmpty = relevance.size + keyword_results.total_matches + category_results.total_matches === 0
  return reading.pages.length === 0 && isEmpty && reading.dropped.length > 0 ? helpPages : reading.pages
}

const helpPages = ['contact', 'delivery', 'returns-info', 'team-orders']

async function suggestProducts(
  db: Database,
  dictionary: Dictionary,
  view: CatalogueView,
  shelf: Shelf,
  { relevance, bySku, reading }: Finds,
): Promise<Suggestions['product_results']> {
  const isSkuMatch = new Set(bySku)
  const found = [...relevance].filter(([id]) => !isSkuMatch.has(id))
  found.sort(([a, fitA], [b, fitB]) => fitB - fitA || (shelf.placeOf.get(a) ?? 0) - (shelf.placeOf.get(b) ?? 0))
  const ids = [...bySku, ...found.map(([id]) => id)].slice(0, limits.products)
  const items = await getItems(db, view, ids, namedColours(reading, dictionary))
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
    measure: item.measure,
    is_sku_match: isSkuMatch,
  }
}
