// Parses and writes addresses of lists: category path, filter segment and query, in the same form as the catalogue widget.
import type { Facet } from '../catalogue/shapes.ts'
import {
  filterSegmentWriter,
  readFilterSegment,
  splitFilterSegment,
  unknownLabels,
  type ChosenFacets,
} from '../catalogue/filter-segment.ts'
import { getDictionary } from '../catalogue/dictionary.ts'
import { filterParams, unknownFilters } from '../catalogue/facet-params.ts'
import { defaultPageSize, readListingRequest, type ListingRequest } from '../catalogue/listing-query.ts'
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

/** The parameters that `writeListQuery` writes, and other names for them. */
const own = new Set(['page', 'page_size', 'sort', 'query', 'discipline', 'category_id', 'minPrice', 'maxPrice'])
/** A filter with a longer name is nobody's. */
const longestName = 40

/** What an address says. */
export interface ReadAddress {
  ask: ListQuery
  /** Whether it is in our own form; a form's is not, and is redirected. */
  isClean: boolean
  /** The parameters that are no part of a list's address: a campaign's, `all`, and filters that the shop does not have. */
  rest: readonly [name: string, value: string][]
  /** The filters that the shop does not have. */
  unknown: string[]
}

/** Parses an address. */
export async function parseListQuery(db: Database, store: StoreView, path: string, params: URLSearchParams): Promise<ReadAddress> {
  const { path: base, segment } = splitFilterSegment(path)
  const request = await readListingRequest(db, params)
  const chosen: ChosenFacets = segment ? await readFilterSegment(db, store, segment) : {}
  const dictionary = await getDictionary(db)
  const found = filterParams(dictionary, store.language, params).filter(({ option }) => option)
  for (const { facet, option } of found) {
    if (facet && option) chosen[facet.code] = [...new Set([...(chosen[facet.code] ?? []), option.label[store.language]])]
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
  const unknown = [...(segment ? await unknownLabels(db, store, segment) : []), ...unknownFilters(dictionary, store.language, params)]
  const isFound = (name: string, value: string) => found.some((filter) => filter.name === name && filter.value === value)
  const rest = [...params].filter(
    ([name, value]) => !own.has(name) && !isFound(name, value) && !(name.endsWith('[]') && value.trim() === ''),
  )
  const hasBlanks = [...params].some(([name, value]) => value.trim() === '' && name !== 'query' && (own.has(name) || name.endsWith('[]')))
  const isStrange = wanted !== '' && discipline === null
  return {
    ask,
    isClean: found.length === 0 && !hasBlanks && !isStrange,
    rest,
    unknown: unknown.filter(({ length }) => length <= longestName).slice(0, 5),
  }
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

/** Adds what is not part of the list's address. */
export function withRest(address: string, rest: ReadAddress['rest']): string {
  if (rest.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(rest.map((pair) => [...pair]))}`
}
