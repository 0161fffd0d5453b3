// Validates the request for a list: any input from an address becomes a query that the database can answer.
import type { Dictionary } from './dictionary.ts'
import { getDictionary } from './dictionary.ts'
import { facetParams, findOption } from './facet-params.ts'
import { sortLabels } from './labels.ts'
import type { SortOrder } from './labels.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

export const pageSizes = [12, 24, 48, 96] as const
export const defaultPageSize = 24
/** The maximum length of a query, the same for pages and suggestions. */
const longestQuery = 128

/** The request for a list; every field may be invalid. */
export interface ListingRequest {
  /** The category that limits the list. */
  categoryId?: number | null | undefined
  /** The search query. */
  query?: string | null | undefined
  page?: number | null | undefined
  pageSize?: number | null | undefined
  /** `price:asc`; an unknown value means the list's default order. */
  sort?: string | null | undefined
  /** In the store's currency, tax included. */
  minPrice?: number | null | undefined
  maxPrice?: number | null | undefined
  /** Chosen labels by facet code; unknown facets and labels count as not chosen. */
  facets?: Readonly<Record<string, readonly string[]>> | undefined
}

/** The chosen options of one facet: a product matches if it has one of them. */
export interface Choice {
  attributeId: number
  optionIds: number[]
}

/** The validated query for a list. */
export interface ListingQuery {
  categoryId: number | null
  query: string
  page: number
  pageSize: number
  sort: SortOrder
  minCents: number | null
  maxCents: number | null
  choices: Choice[]
}

/** Reads `page`, `page_size`, `sort`, `query`, `minPrice`, `maxPrice` and every facet of an address. */
export async function readListingRequest(db: Database, params: URLSearchParams): Promise<ListingRequest> {
  const facets = facetParams(await getDictionary(db), params)
  return {
    // The search form names this parameter `discipline`.
    categoryId: numberOf(params.get('category_id')) ?? numberOf(params.get('discipline')),
    query: params.get('query'),
    page: numberOf(params.get('page')),
    pageSize: numberOf(params.get('page_size')),
    sort: params.get('sort'),
    minPrice: numberOf(params.get('minPrice')),
    maxPrice: numberOf(params.get('maxPrice')),
    facets,
  }
}

/** Removes everything from the request that the database or the shop could not serve. */
export function normalise(request: ListingRequest, dictionary: Dictionary, view: CatalogueView): ListingQuery {
  const query = (request.query ?? '').toWellFormed().trim().slice(0, longestQuery)
  return {
    categoryId: request.categoryId && dictionary.categories.has(request.categoryId) ? request.categoryId : null,
    query,
    page: Math.max(1, Math.trunc(finite(request.page) ?? 1)),
    pageSize: pageSizes.find((size) => size === request.pageSize) ?? defaultPageSize,
    sort: sortOrder(request.sort, query !== ''),
    minCents: centsOf(request.minPrice),
    maxCents: centsOf(request.maxPrice),
    choices: choicesOf(request.facets ?? {}, dictionary, view),
  }
}

function choicesOf(facets: Readonly<Record<string, readonly string[]>>, dictionary: Dictionary, view: CatalogueView): Choice[] {
  return Object.entries(facets).flatMap(([code, labels]) => {
    const attribute = dictionary.attributesByCode.get(code)
    if (!attribute?.isFacet) return []
    const found = labels.slice(0, 50).flatMap((label) => findOption(attribute.options, label, view.language)?.id ?? [])
    const optionIds = attribute.isSingle ? found.slice(-1) : [...new Set(found)]
    return optionIds.length ? [{ attributeId: attribute.id, optionIds }] : []
  })
}

function sortOrder(wanted: string | null | undefined, isSearch: boolean): SortOrder {
  const fallback = isSearch ? 'relevance:desc' : 'position:asc'
  if (!wanted || !isSortOrder(wanted)) return fallback
  return wanted === 'relevance:desc' && !isSearch ? fallback : wanted
}

function isSortOrder(text: string): text is SortOrder {
  return Object.hasOwn(sortLabels, text)
}

function finite(number: number | null | undefined): number | null {
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function centsOf(amount: number | null | undefined): number | null {
  const known = finite(amount)
  return known === null ? null : Math.min(Math.max(Math.round(known * 100), 0), 2_000_000_000)
}

/** A plain number as forms send it; anything else counts as not given. */
function numberOf(text: string | null): number | null {
  const plain = text?.trim() ?? ''
  return /^\d{1,15}([.,]\d{1,4})?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}
