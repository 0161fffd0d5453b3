// The part of a list's address that holds the chosen facets, `_Rood_maat-M`; parsed from the raw path, since decoding would lose information.
import { getAddressBook } from './address-book.ts'
import type { AddressBook, AddressEntry } from './address-book.ts'
import { getDictionary, pathKey } from './dictionary.ts'
import { facetRanks } from './facet-order.ts'
import { readFilterPart } from './filter-part.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** Chosen labels by facet code. */
export type ChosenFacets = Record<string, string[]>

/** The most parts to read, more than any page of ours links to. */
const mostParts = 200
/** The most parts that one label can be split into, if a proxy has decoded its underscores. */
const mostPieces = 4

/** Splits `/category/path/_rood_l` into the path and its filter segment, which is empty if there is none. */
export function splitFilterSegment(path: string): { path: string; segment: string } {
  const parts = path.split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  return last.startsWith('_') ? { path: parts.slice(0, -1).join('/'), segment: last } : { path: parts.join('/'), segment: '' }
}

/** Reads a filter segment; unknown labels are left out. */
export async function readFilterSegment(db: Database, view: CatalogueView, segment: string): Promise<ChosenFacets> {
  const { entries } = await readParts(db, view, segment)
  const chosen: ChosenFacets = {}
  for (const { attribute, label } of entries) {
    const labels = (chosen[attribute.code] ??= [])
    if (!labels.includes(label)) labels.push(label)
  }
  return chosen
}

/** The labels of a filter segment that the shop does not have, as they read. */
export async function unknownLabels(db: Database, view: CatalogueView, segment: string): Promise<string[]> {
  const { unknown } = await readParts(db, view, segment)
  return [...new Set(unknown.map(readFilterPart))]
}

/** The list that a segment belongs to: a category by its path, or a search. */
export interface SegmentPlace {
  path: string
  /** The category that limits a search. */
  categoryId?: number | null
}

/** Writes a filter segment, in the order of the list's facets; empty if nothing is chosen. */
export async function writeFilterSegment(
  db: Database,
  view: CatalogueView,
  place: SegmentPlace,
  chosen: Readonly<ChosenFacets>,
): Promise<string> {
  return (await filterSegmentWriter(db, view, place))(chosen)
}

/** Returns a function that writes many segments synchronously. */
export async function filterSegmentWriter(
  db: Database,
  view: CatalogueView,
  { path, categoryId = null }: SegmentPlace,
): Promise<(chosen: Readonly<ChosenFacets>) => string> {
  const dictionary = await getDictionary(db)
  const book = getAddressBook(dictionary, view.language)
  const ranks = facetRanks(dictionary, dictionary.categoryByPath.get(pathKey(view.language, path))?.id ?? categoryId)
  return (chosen) => segmentOf(book, ranks, chosen)
}

function segmentOf({ entries }: AddressBook, ranks: ReadonlyMap<number, number>, chosen: Readonly<ChosenFacets>): string {
  const rank = ({ attribute: { id } }: AddressEntry) => ranks.get(id) ?? ranks.size
  const parts = entries
    .filter(({ attribute, label }) => chosen[attribute.code]?.includes(label))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ part }) => part)
  return parts.length ? `_${parts.join('_')}` : ''
}

async function readParts(db: Database, view: CatalogueView, segment: string): Promise<{ entries: AddressEntry[]; unknown: string[] }> {
  const book = getAddressBook(await getDictionary(db), view.language)
  const parts = segment.split('_').filter(Boolean).slice(0, mostParts)
  const [entries, unknown]: [AddressEntry[], string[]] = [[], []]
  for (let at = 0; at < parts.length;) {
    const { entry, length } = readFrom(parts, at, book)
    if (entry) entries.push(entry)
    else unknown.push(parts[at] ?? '')
    at += length
  }
  return { entries, unknown }
}

/** Reads one part or, if that is unknown, a few as the pieces of one label. */
function readFrom(parts: readonly string[], at: number, book: AddressBook): { entry: AddressEntry | null; length: number } {
  for (let length = 1; length <= mostPieces && at + length <= parts.length; length++) {
    const entry = book.find(parts.slice(at, at + length).join('%5F'))
    if (entry) return { entry, length }
  }
  return { entry: null, length: 1 }
}
