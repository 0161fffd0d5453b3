// The schema of the search suggestions.
import * as v from 'valibot'
import { type Price, priceOf, prices } from '#shared/product/wire/goods.ts'
import { Measure } from '#shared/product/wire/measure.ts'
import { Flag, OptionalCount, OptionalUrl, orEmpty, Url } from '#shared/wire/answer-parts.ts'
import { answerOf, Count, decorates, Decoration, Id, Label, list, object, OptionalId, orElse } from '#shared/wire/parts.ts'
import { type QueryReading, Reading } from './query-reading.ts'

const Phrase = v.pipe(Label, v.trim(), v.nonEmpty())
const match = { label: Phrase, url: Url }

/** A match; some hosts send a name or a title instead of a label, or only the text. */
function matchOf<Match extends v.GenericSchema>(schema: Match) {
  return v.pipe(
    v.unknown(),
    v.transform((wire) => {
      if (typeof wire === 'string') return { label: wire }
      if (typeof wire !== 'object' || wire === null || 'label' in wire) return wire
      return { ...wire, label: 'name' in wire ? wire.name : 'title' in wire ? wire.title : null }
    }),
    schema,
    v.title('suggestion'),
  )
}

/** Matches that cannot be parsed are dropped; an invalid total becomes the number of matches. */
function group<Match extends v.GenericSchema>(schema: Match) {
  return v.pipe(
    orEmpty(object({ matches: list(schema), total_matches: decorates(Count) })),
    v.transform(({ matches, total_matches: total }) => ({ matches, total: Math.max(total ?? 0, matches.length) })),
  )
}

function placeOf<Address extends v.GenericSchema<unknown, string>>(url: Address) {
  return v.pipe(
    matchOf(
      object({
        label: Phrase,
        url,
        /** A category's id, for hosts with addresses of their own. */
        category_id: OptionalId,
        count: OptionalCount,
        /** The category's path, e.g. `Tennis / Rackets`. */
        path: Decoration,
        /** The facet an option belongs to, e.g. `Brand`. */
        facet: Decoration,
        /** The category in which the facet's option applies. */
        category: Decoration,
      }),
    ),
    v.transform(({ category_id: categoryId, ...place }) => ({ ...place, categoryId })),
  )
}

/** A search term, category or facet that leads to a list. */
export const PlaceMatch = placeOf(Url)
/** A search term leads to the page's own results, so it needs no address. */
const SearchTerm = placeOf(orElse(Url, ''))
export type PlaceMatch = v.InferOutput<typeof PlaceMatch>

/** The most frequent searches; their addresses are not needed either. */
export const PopularSearches = answerOf(SearchTerm)

/** A product among the suggestions. */
export interface ProductMatch {
  label: string
  url: string
  productId: number
  sku: string
  image: string | null
  /** The brand's name. */
  manufacturer: string | null
  price: Price
  measure: Measure
  /** Found by its sku, not by words. */
  isSkuMatch: boolean
}

const ProductMatch = v.pipe(
  matchOf(
    object({
      ...match,
      product_id: Id,
      sku: Label,
      image: OptionalUrl,
      manufacturer: Decoration,
      ...prices,
      measure: Measure,
      is_sku_match: Flag,
    }),
  ),
  v.transform(
    ({
      label,
      url: address,
      product_id: productId,
      sku,
      image,
      manufacturer,
      measure,
      is_sku_match: isSkuMatch,
      ...wire
    }): ProductMatch => {
      return { label, url: address, productId, sku, image, manufacturer, price: priceOf(wire), measure, isSkuMatch }
    },
  ),
)

/** The four groups of suggestions, and from hosts that have them the shop's own pages and how the query was read. */
export interface Autocomplete {
  keywords: Group<PlaceMatch>
  categories: Group<PlaceMatch>
  facets: Group<PlaceMatch>
  products: Group<ProductMatch>
  pages: Group<PlaceMatch>
  reading: QueryReading | null
}

/** Matches of one kind, and their total number. */
export interface Group<Match> {
  matches: Match[]
  total: number
}

/** The answer to a search text. An answer without any valid part is malformed, which differs from no results. */
export const Autocomplete = v.pipe(
  object({
    keyword_results: group(SearchTerm),
    category_results: group(PlaceMatch),
    filter_results: group(PlaceMatch),
    product_results: group(ProductMatch),
    page_results: group(PlaceMatch),
    reading: Reading,
  }),
  v.check(({ keyword_results, category_results, filter_results, product_results, page_results }) => {
    const groups: Group<unknown>[] = [keyword_results, category_results, filter_results, product_results, page_results]
    return groups.every(({ total }) => total === 0) || groups.some(({ matches }) => matches.length > 0)
  }, 'matches that can be read, where there are some'),
  v.transform((wire): Autocomplete => ({
    keywords: wire.keyword_results,
    categories: wire.category_results,
    facets: wire.filter_results,
    products: wire.product_results,
    pages: wire.page_results,
    reading: wire.reading,
  })),
)
