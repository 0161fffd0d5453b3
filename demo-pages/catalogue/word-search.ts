// Searches products by words and by sku, with the relevance of each.
import { findTerms } from './find-terms.ts'
import { readQuery } from './reader/read-query.ts'
import { keptTerms, withoutTerms } from './reader/give-up.ts'
import { textTerm } from './reader/term.ts'
import type { Reading, Term } from './reader/term.ts'
import { isLiteral } from './reader/tokens.ts'
import type { Shelf } from './shelf.ts'
import { findBySku } from './sku-search.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** The result of a search. */
export interface Finds {
  /** Relevance by product id; products found by sku only have none. */
  relevance: Map<number, number>
  /** Ids found by sku, exact matches first. */
  bySku: number[]
  /** How the query was read. */
  reading: Reading
}

interface WordFinds {
  relevance: Map<number, number>
  reading: Reading
}

/** The number of cached searches: a shopper who chooses a facet or changes the page repeats the same query. */
const mostKept = 20
const kept = new WeakMap<Shelf, Map<string, Promise<WordFinds>>>()

/** Every product that a query finds, within a category if one is given; a query of punctuation finds nothing. */
export async function findProducts(
  db: Database,
  shelf: Shelf,
  view: CatalogueView,
  { query, categoryId }: { query: string; categoryId: number | null },
): Promise<Finds> {
  const [byWords, bySku] = await Promise.all([findByWords(db, shelf, view, query), findBySku(db, query, categoryId)])
  const places = shelf.categories.get(categoryId)
  const inside = categoryId === null ? null : new Set(Array.from(places ?? [], (place) => shelf.ids[place] ?? 0))
  const relevance = new Map(inside ? [...byWords.relevance].filter(([id]) => inside.has(id)) : byWords.relevance)
  // A sku is no mistyped word: what was found instead of it is not shown.
  if (bySku.length && (byWords.reading.correction !== null || byWords.reading.dropped.length)) relevance.clear()
  for (const id of bySku) if (!relevance.has(id)) relevance.set(id, 0)
  return { relevance, bySku, reading: bySku.length ? { ...byWords.reading, dropped: [], correction: null } : byWords.reading }
}

const beside = new WeakMap<Reading, Map<number, Promise<Map<number, number>>>>()

/**
 * The places of the products that a query would find without the terms of one facet: its other options are counted from these, since choosing
 * one takes the words away.
 */
export async function findBeside(
  db: Database,
  shelf: Shelf,
  view: CatalogueView,
  { reading, terms, attributeId, categoryId }: { reading: Reading; terms: readonly Term[]; attributeId: number; categoryId: number | null },
): Promise<Int32Array> {
  const inside = shelf.categories.get(categoryId) ?? new Int32Array()
  const left = reading.terms.filter((term) => !terms.includes(term))
  if (left.length === 0) return inside
  const known = beside.get(reading) ?? new Map<number, Promise<Map<number, number>>>()
  beside.set(reading, known)
  const finding = known.get(attributeId) ?? findTerms(db, shelf, view.language, left)
  known.set(attributeId, finding)
  finding.catch(() => known.delete(attributeId))
  const found = await finding
  return Int32Array.from(inside).filter((place) => found.has(shelf.ids[place] ?? 0))
}

/** Searches the whole shop, with a cache for repeated queries on this shelf. */
function findByWords(db: Database, shelf: Shelf, view: CatalogueView, query: string): Promise<WordFinds> {
  const searches = kept.get(shelf) ?? new Map<string, Promise<WordFinds>>()
  kept.set(shelf, searches)
  const key = `${view.language} ${query.toLowerCase()}`
  const reading = searches.get(key) ?? readByWords(db, shelf, view, query)
  // Moves the entry to the end, so that the first entry is the least recently used.
  searches.delete(key)
  searches.set(key, reading)
  reading.catch(() => searches.delete(key))
  for (const oldest of searches.keys()) {
    if (searches.size <= mostKept) break
    searches.delete(oldest)
  }
  return reading
}

/**
 * If no product has it all, goods need not be of the sport that they are named after ("handball shoes" are any for the hall). Then the names of
 * goods are taken as mere words, since a "ball pump" is no ball. Then as few terms as possible are given up.
 */
async function readByWords(db: Database, shelf: Shelf, view: CatalogueView, query: string): Promise<WordFinds> {
  const reading = await readQuery(db, shelf, view.language, query)
  const find = (terms: readonly Term[]) => findTerms(db, shelf, view.language, terms)
  const relevance = await find(reading.terms)
  if (relevance.size > 0 || isLiteral(query)) return { relevance, reading }
  const anySport = reading.terms.map((term) => ({ ...term, within: [] }))
  const mereWords = anySport.map((term) => (term.subject === 'category' && !term.typed.includes(' ') ? textTerm(term, [term.typed]) : term))
  for (const terms of [anySport, mereWords]) {
    const found = await find(terms)
    if (found.size > 0) return { relevance: found, reading: { ...reading, terms } }
  }
  const terms = await keptTerms(anySport, (term) => find([term]))
  const given = anySport.filter((term) => !terms.includes(term))
  return terms.length
    ? { relevance: await find(terms), reading: withoutTerms(query, { ...reading, terms }, given) }
    : { relevance, reading }
}
