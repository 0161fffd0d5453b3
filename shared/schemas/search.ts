// What the search field is answered while somebody types.
import * as v from 'valibot'
import { Flag, OptionalCount, OptionalUrl } from './answer-parts.ts'
import { Count, Decoration, Id, isWebUrl, Label, list, object } from './parts.ts'
import { prices } from './goods.ts'

const url = v.pipe(v.string(), v.check(isWebUrl, 'a web address'))
const match = { label: v.pipe(Label, v.trim(), v.nonEmpty()), url }

/** Matches that cannot be read are left out; a total that is none is what can be seen. */
function group<Match extends v.GenericSchema>(schema: Match) {
  return v.pipe(
    v.nullish(object({ matches: list(schema), total_matches: v.fallback(v.nullish(Count, null), null) }), {
      matches: [],
      total_matches: 0,
    }),
    v.transform(({ matches, total_matches: total }) => ({ matches, total: Math.max(total ?? 0, matches.length) })),
  )
}

/** A phrase, category or facet that leads to a list. */
export const PlaceMatch = object({
  ...match,
  count: v.fallback(OptionalCount, null),
  /** Where a category stands, e.g. `Tennis / Rackets`. */
  path: Decoration,
  /** The facet an option belongs to, e.g. `Brand`. */
  facet: Decoration,
  /** The category a facet's option is looked for in. */
  category: Decoration,
})
export type PlaceMatch = v.InferOutput<typeof PlaceMatch>

/** A product among the suggestions. */
export const ProductMatch = object({
  ...match,
  product_id: Id,
  sku: Label,
  image: OptionalUrl,
  manufacturer: Decoration,
  ...prices,
  lowest_price_30d: prices.price_incl_tax,
  /** Found by its number rather than by words. */
  is_sku_match: Flag,
})
export type ProductMatch = v.InferOutput<typeof ProductMatch>

/** The answer to a few letters. */
export const Autocomplete = object({
  keyword_results: group(PlaceMatch),
  category_results: group(PlaceMatch),
  filter_results: group(PlaceMatch),
  product_results: group(ProductMatch),
})
export type Autocomplete = v.InferOutput<typeof Autocomplete>
