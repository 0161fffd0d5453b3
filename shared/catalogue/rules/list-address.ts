// Reads and writes the addresses of lists: category path, filter segment, query. Uses only the facets in the list's answer.
import { namesAt, readInQuery, writeInQuery } from './list-query.ts'

/** The properties of a facet that an address needs; a list's facet has all of them. */
export interface AddressFacet {
  facetCode: string
  type: 'attribute' | 'price'
  urlKey: string | null
  /** An option of another facet would read the same, so the url key is put first. */
  hasDuplicateValues: boolean
  options: readonly { label: string }[]
}

/** The base of a list's address. */
export interface AddressPlace {
  /** The list's own path, without a filter segment. */
  path: string
  /** Parameters kept from another query, such as `discipline`. */
  extra: Readonly<Record<string, string>>
  /** The host's own query, where the list's query follows it; without it the facets stand in the path. */
  search?: string | undefined
}

/** The request for a list. */
export interface ListQuery {
  page: number
  pageSize: number
  /** Field and direction, `price:asc`; null is the list's default order. */
  sort: string | null
  query: string
  minPrice: number | null
  maxPrice: number | null
  /** Selected labels by facet code. */
  facets: Readonly<Record<string, readonly string[]>>
}

/** Page 1 of 24, no facets selected. */
export const emptyQuery: ListQuery = { page: 1, pageSize: 24, sort: null, query: '', minPrice: null, maxPrice: null, facets: {} }

/** A segment with more parts than this is not ours. */
const MOST_PARTS = 200

/**
 * A text as part of a segment: spaces become hyphens, so literal hyphens and underscores are encoded.
 * @example writeText('T-shirt wit') // 'T%2Dshirt-wit'
 */
function writeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D').replaceAll('_', '%5F').replaceAll('%20', '-')
}

/** One option of a facet as part of a segment. */
export function writePart({ urlKey, hasDuplicateValues }: Pick<AddressFacet, 'urlKey' | 'hasDuplicateValues'>, label: string): string {
  return hasDuplicateValues && urlKey ? `${encodeURIComponent(urlKey)}-${writeText(label)}` : writeText(label)
}

/** The selected labels of a facet. @example labelsOf(ask.facets, 'color') // ['Rood'] */
export function labelsOf(chosen: ListQuery['facets'], code: string): readonly string[] {
  return (Object.hasOwn(chosen, code) ? chosen[code] : undefined) ?? none
}
const none: readonly string[] = []

/** The parts of the selected options, in the order of the facets and their options. */
export function writeSegment(facets: readonly AddressFacet[], chosen: ListQuery['facets']): string {
  const parts: string[] = []
  for (const facet of facets) {
    const labels = labelsOf(chosen, facet.facetCode)
    if (facet.type === 'price' || !labels.length) continue
    for (const { label } of facet.options) if (labels.includes(label)) parts.push(writePart(facet, label))
  }
  return parts.length ? `_${parts.join('_')}` : ''
}

/**
 * Splits a raw path, `location.pathname`, into the list's own path and its segment.
 * @example splitSegment('/nl/shoes/_Rood_L') // { path: '/nl/shoes', segment: '_Rood_L' }
 */
export function splitSegment(pathname: string): { path: string; segment: string } {
  const at = pathname.lastIndexOf('/')
  const last = pathname.slice(at + 1)
  return last.startsWith('_') ? { path: pathname.slice(0, at) || '/', segment: last } : { path: pathname, segment: '' }
}

/** Reads a segment with the known facets; unknown parts are dropped. */
export function readSegment(facets: readonly AddressFacet[], segment: string): Record<string, string[]> {
  const known = new Map<string, { code: string; label: string }>()
  const alike = new Map<string, { code: string; label: string }>()
  for (const facet of facets) {
    if (facet.type === 'price') continue
    for (const { label } of facet.options) {
      const part = writePart(facet, label)
      const meant = { code: facet.facetCode, label }
      if (!known.has(part)) known.set(part, meant)
      if (!alike.has(keyOf(part))) alike.set(keyOf(part), meant)
    }
  }
  const chosen: Record<string, string[]> = {}
  for (const part of segment.split('_').filter(Boolean).slice(0, MOST_PARTS)) {
    // An exact match comes first: "Pro" and "pro" can be two options.
    const found = known.get(part) ?? alike.get(keyOf(part))
    if (!found || labelsOf(chosen, found.code).includes(found.label)) continue
    chosen[found.code] = [...labelsOf(chosen, found.code), found.label]
  }
  return chosen
}

/** Escapes may be in lower case, and people change capitals. */
function keyOf(part: string): string {
  return part.toLowerCase()
}

/** The address of a list. */
export function writeListAddress({ path, extra, search }: AddressPlace, facets: readonly AddressFacet[], query: ListQuery): string {
  if (search !== undefined) return writeInQuery(path, search, facets, query)
  const segment = writeSegment(facets, query.facets)
  return `${segment ? `${path.replace(/\/$/, '')}/${segment}` : path}${writeQuery(query, extra)}`
}

/** The query part; default values are left out. */
function writeQuery({ page, pageSize, sort, query, minPrice, maxPrice }: ListQuery, extra: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null) => value !== null && value !== '' && params.set(name, String(value))
  put('page', page > 1 ? page : null)
  put('page_size', pageSize === emptyQuery.pageSize ? null : pageSize)
  put('sort', sort)
  put('query', query)
  for (const [name, value] of Object.entries(extra)) put(name, value)
  put('minPrice', minPrice)
  put('maxPrice', maxPrice)
  const text = params.toString().replaceAll('%3A', ':')
  return text ? `?${text}` : ''
}

/** Reads the request from an address; `isInQuery` where the host's own query is part of it. Invalid numbers count as missing. */
export function readListAddress(
  { pathname, searchParams }: URL,
  facets: readonly AddressFacet[],
  isInQuery = false,
): { path: string; query: ListQuery } {
  const own = isInQuery ? readInQuery(searchParams) : null
  const { path, segment } = own ? { path: pathname, segment: '' } : splitSegment(pathname)
  const params = own?.params ?? searchParams
  const amount = (name: string) => readAmount(params.get(name))
  const whole = (name: string, fallback: number) => Math.max(1, Math.trunc(amount(name) ?? fallback))
  return {
    path,
    query: {
      page: whole('page', 1),
      pageSize: whole('page_size', emptyQuery.pageSize),
      sort: params.get('sort') || null,
      query: (params.get('query') ?? '').trim(),
      minPrice: amount('minPrice'),
      maxPrice: amount('maxPrice'),
      facets: own?.facets ?? readSegment(facets, segment),
    },
  }
}

function readAmount(text: string | null): number | null {
  if (text === null || !/^\d{1,9}([.,]\d{1,4})?$/.test(text.trim())) return null
  return Number(text.trim().replace(',', '.'))
}

/** The address of another page of the list at `address`. @example pageAddress('/nl/shoes?sort=price:asc', 2) // '/nl/shoes?page=2&sort=price:asc' */
export function pageAddress(address: string, page: number, place: Pick<AddressPlace, 'search'> = {}): string {
  const name = namesAt(place).page
  const [path = '', search = ''] = address.split('?', 2)
  const rest = search.split('&').filter((pair) => pair && !pair.startsWith(`${name}=`))
  const own = page > 1 ? [`${name}=${page}`] : []
  // Follows the host's own query, since some hosts depend on its order.
  const pairs = place.search === undefined ? [...own, ...rest] : [...rest, ...own]
  return pairs.length ? `${path}?${pairs.join('&')}` : path
}
