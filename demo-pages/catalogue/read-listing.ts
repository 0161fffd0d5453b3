// Reads a list from memory: the total, the ids of one page, and the number of products for each facet option.
import { getDictionary } from './dictionary.ts'
import type { Attribute, Dictionary } from './dictionary.ts'
import type { ListingQuery } from './listing-query.ts'
import { namedParts } from './reader/query-reading.ts'
import type { Reading, Term } from './reader/term.ts'
import { getShelf } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import { sortPlaces } from './sort-places.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'
import { findBeside, findProducts } from './word-search.ts'

export interface ListingResult {
  total: number
  /** The shown page, at most the last one. */
  page: number
  lastPage: number
  productIds: number[]
  /** The number of products by option id. Options of a facet with a choice are counted as if the facet had none. */
  counts: Map<number, number>
  /** The lowest and highest price in cents, as if no price were chosen; null for an empty list. */
  priceRange: { min: number; max: number } | null
  /** How the query was read; null without one. */
  reading: Reading | null
}

/** Reads a list; it queries the database only if the list needs words, prices or names. */
export async function readListing(db: Database, view: CatalogueView, query: ListingQuery): Promise<ListingResult> {
  const [shelf, dictionary] = await Promise.all([getShelf(db), getDictionary(db)])
  const prices = await shelf.prices(view.id)
  const finds = query.query === '' ? null : await findProducts(db, shelf, view, query)
  const candidates = finds ? placesOf(finds.relevance.keys(), shelf) : (shelf.categories.get(query.categoryId) ?? new Int32Array())
  const { found, counts, priceRange } = countAll(candidates, query, { shelf, prices, dictionary })
  const reading = finds?.reading ?? null
  if (reading)
    for (const { attribute, terms } of namedFacets(query.query, reading, dictionary)) {
      const others = await findBeside(db, shelf, view, { reading, terms, attributeId: attribute.id, categoryId: query.categoryId })
      const own = countAll(others, query, { shelf, prices, dictionary }).counts
      for (const { id } of attribute.options) counts.set(id, own.get(id) ?? 0)
    }
  const relevanceAt = (place: number) => finds?.relevance.get(shelf.ids[place] ?? 0) ?? 0
  const sorted = await sortPlaces(found, query.sort, { shelf, prices, language: view.language, relevanceAt })
  const lastPage = Math.max(1, Math.ceil(found.length / query.pageSize))
  const page = Math.min(query.page, lastPage)
  const shown = sorted.slice((page - 1) * query.pageSize, page * query.pageSize)
  const productIds = Array.from(shown, (place) => shelf.ids[place] ?? 0)
  return { total: found.length, page, lastPage, productIds, counts, priceRange, reading }
}

/** The facets whose options a query names in words that can be taken away, with these words' terms. */
function namedFacets(query: string, reading: Reading, dictionary: Dictionary): { attribute: Attribute; terms: Term[] }[] {
  const parts = namedParts(query, reading, dictionary)
  return [...Map.groupBy(parts, ({ attribute }) => attribute)].map(([attribute, own]) => ({
    attribute,
    terms: own.map(({ term }) => term),
  }))
}

/** The products in the shop's own order, as places on the shelf. */
function placesOf(ids: Iterable<number>, { placeOf }: Shelf): Int32Array {
  return Int32Array.from(Array.from(ids).flatMap((id) => placeOf.get(id) ?? [])).toSorted()
}

/**
 * The counting rule: a product that matches all choices counts everywhere; one that fails exactly one facet
 * counts for that facet's options, since choosing them would show it. The price counts like a facet.
 */
function countAll(
  candidates: Int32Array,
  { choices, minCents, maxCents }: ListingQuery,
  { shelf, prices, dictionary }: { shelf: Shelf; prices: Int32Array; dictionary: Dictionary },
): { found: Int32Array; counts: Map<number, number>; priceRange: ListingResult['priceRange'] } {
  const { attributeOf, largest } = optionTable(dictionary)
  const choiceOf = new Int16Array(largest + 1).fill(-1)
  choices.forEach(({ optionIds }, choice) => {
    for (const id of optionIds) choiceOf[id] = choice
  })
  const metBy = new Int32Array(choices.length).fill(-1)
  const counts = new Int32Array(largest + 1)
  const found = new Int32Array(candidates.length)
  let size = 0
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  for (const place of candidates) {
    const cents = prices[place] ?? 0
    if (cents === 0) continue
    const [start = 0, end = 0] = [shelf.starts[place], shelf.starts[place + 1]]
    let missing = choices.length
    for (let at = start; at < end; at++) {
      const choice = choiceOf[shelf.options[at] ?? 0] ?? -1
      if (choice < 0 || metBy[choice] === place) continue
      metBy[choice] = place
      missing--
    }
    const isPriced = (minCents === null || cents >= minCents) && (maxCents === null || cents <= maxCents)
    if (missing === 0) {
      min = Math.min(min, cents)
      max = Math.max(max, cents)
      if (isPriced) found[size++] = place
    }
    if (!isPriced || missing > 1) continue
    const only = missing === 1 ? choices[metBy.findIndex((last) => last !== place)]?.attributeId : null
    for (let at = start; at < end; at++) {
      const option = shelf.options[at] ?? 0
      if (only === null || attributeOf[option] === only) counts[option] = (counts[option] ?? 0) + 1
    }
  }
  return { found: found.slice(0, size), counts: toMap(counts), priceRange: max === 0 ? null : { min, max } }
}

function toMap(counts: Int32Array): Map<number, number> {
  const map = new Map<number, number>()
  counts.forEach((count, option) => {
    if (count > 0) map.set(option, count)
  })
  return map
}

const tables = new WeakMap<Dictionary, { attributeOf: Int32Array; largest: number }>()

/** The attribute of each option, by the option's number. */
function optionTable(dictionary: Dictionary): { attributeOf: Int32Array; largest: number } {
  const known = tables.get(dictionary)
  if (known) return known
  const largest = Math.max(0, ...dictionary.options.keys())
  const attributeOf = new Int32Array(largest + 1)
  for (const { id, attributeId } of dictionary.options.values()) attributeOf[id] = attributeId
  const table = { attributeOf, largest }
  tables.set(dictionary, table)
  return table
}
