// Parses and writes addresses of lists: category path, filter segment and query, in the same form as the catalogue widget.
import type { Facet } from '../catalogue/shapes.ts'
import { filterSegmentWriter, readFilterSegment, splitFilterSegment, type ChosenFacets } from '../catalogue/filter-segment.ts'
import { getDictionary } from '../catalogue/dictionary.ts'
import { unknownFilters } from '../catalogue/facet-params.ts'
import { defaultPageSize, findOption, readListingRequest, type ListingRequest } from '../catalogue/listing-query.ts'
import type { Database } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'

/** The request for a list, as parsed from its address. */
export interface ListQuery {
  /** The path below the store, without filters: a category's path or `search`. */
  base: string
  chosen: ChosenFacets
  page: number
  pageSize: number
  sort: string | null
  query: string
  minPrice: number | null
  maxPrice: number | null
  /** The category that limits a search. */
  discipline: number | null
}

/**
 * Parses an address; returns whether it is in our own form, and which filters it names that the shop does not have. A form's address is not in
 * our form, and is redirected.
 */
export async function parseListQuery(
  db: Database,
  store: StoreView,
  path: string,
  params: URLSearchParams,
): Promise<{ ask: ListQuery; isClean: boolean; unknown: string[] }> {
  const { path: base, segment } = splitFilterSegment(path)
  const request = await readListingRequest(db, params)
  const fromPath = segment ? await readFilterSegment(db, store, segment) : {}
  const chosen: ChosenFacets = { ...fromPath }
  const dictionary = await getDictionary(db)
  const lost: string[] = []
  for (const [code, labels] of Object.entries(request.facets ?? {})) {
    const options = dictionary.attributesByCode.get(code)?.options ?? []
    const found = labels.flatMap((label) => {
      const option = findOption(options, label, store)
      if (!option) lost.push(label)
      return option?.label[store.language] ?? []
    })
    if (found.length) chosen[code] = [...new Set([...(chosen[code] ?? []), ...found])]
  }
  const wanted = params.get('discipline') ?? ''
  const discipline = /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : null
  const ask: ListQuery = {
    base,
    chosen,
    page: Math.max(1, Math.trunc(request.page ?? 1)),
    pageSize: request.pageSize ?? defaultPageSize,
    sort: request.sort ?? null,
    query: (request.query ?? '').trim().slice(0, 128),
    minPrice: request.minPrice ?? null,
    maxPrice: request.maxPrice ?? null,
    discipline,
  }
  const hasFacetFields = Object.keys(request.facets ?? {}).length > 0
  const unknown = [...unknownFilters(dictionary, store.language, params), ...lost.filter((label) => /^\p{L}{3,30}$/u.test(label))]
  const hasBlanks = [...params].some(([name, value]) => value.trim() === '' && name !== 'query' && !unknown.includes(name))
  const isStrange = wanted !== '' && discipline === null
  return { ask, isClean: !hasFacetFields && !hasBlanks && !isStrange, unknown }
}

/** Converts the address to the request for the catalogue. */
export function toRequest(ask: ListQuery, categoryId: number | null): ListingRequest {
  const { page, pageSize, sort, query, minPrice, maxPrice, chosen } = ask
  return { categoryId, page, pageSize, sort, query: query || null, minPrice, maxPrice, facets: chosen }
}

/** Writes the address of a list, relative to the store. */
export async function writeListQuery(db: Database, store: StoreView, ask: ListQuery): Promise<string> {
  return (await listWriter(db, store, ask))({})
}

/** Returns a function that writes the list's address with one part changed, for the many links of a page. */
export async function listWriter(db: Database, store: StoreView, ask: ListQuery): Promise<(change: Partial<ListQuery>) => string> {
  const segmentOf = await filterSegmentWriter(db, store, { path: ask.base, categoryId: ask.discipline })
  return (change) => {
    const changed = { ...ask, ...change }
    return addressOf(changed, segmentOf(changed.chosen))
  }
}

function addressOf({ base, page, pageSize, sort, query, minPrice, maxPrice, discipline }: ListQuery, segment: string): string {
  const values: [string, string | number | null][] = [
    ['page', page > 1 ? page : null],
    ['page_size', pageSize === defaultPageSize ? null : pageSize],
    ['sort', sort],
    ['query', query || null],
    ['discipline', discipline],
    ['minPrice', minPrice],
    ['maxPrice', maxPrice],
  ]
  const params = new URLSearchParams(values.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
  // A query allows a colon unencoded, and the contract shows `sort=price:asc`.
  const search = params.toString().replaceAll('%3A', ':')
  return `${base}${segment ? `/${segment}` : ''}${search ? `?${search}` : ''}`
}

/** Returns the chosen facets with one label toggled; a single-value facet keeps only the new label. */
export function switched(chosen: ChosenFacets, { facet_code: code, is_single: isSingle }: Facet, label: string): ChosenFacets {
  const labels = chosen[code] ?? []
  if (labels.includes(label)) return without(chosen, code, label)
  return { ...chosen, [code]: isSingle ? [label] : [...labels, label] }
}

/** Returns the chosen facets without one label. */
export function without(chosen: ChosenFacets, code: string, label: string): ChosenFacets {
  const left = (chosen[code] ?? []).filter((candidate) => candidate !== label)
  const { [code]: _gone, ...others } = chosen
  return left.length ? { ...others, [code]: left } : others
}

/** Adds what is not part of the list's address: the facets that show all their options without scripts, and unknown filters, of which the page tells. */
export function withAll(address: string, codes: readonly string[], unknown: readonly string[] = []): string {
  if (codes.length + unknown.length === 0) return address
  const more = new URLSearchParams([...codes.map((code) => ['all', code]), ...unknown.map((name) => [name, ''])]).toString()
  return `${address}${address.includes('?') ? '&' : '?'}${more}`
}
