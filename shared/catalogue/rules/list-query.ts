// Reads and writes a list's address at a host that serves only its own addresses: the host's query is unchanged, and the list's follows it.
import type { AddressFacet, ListQuery } from './list-address.ts'

const names = { page: 'list-page', pageSize: 'list-size', sort: 'list-sort', query: 'query', minPrice: 'list-min', maxPrice: 'list-max' }
const ours = new Set(Object.entries(names).map(([, name]) => name))
const FACET = 'facet-'
/** A query with more labels than this is not ours. */
const MOST_LABELS = 200

const plain = { page: 'page', pageSize: 'page_size', sort: 'sort', query: 'query', minPrice: 'minPrice', maxPrice: 'maxPrice' }

/** The parameter names of a list's request, in its addresses and forms. */
export const namesAt = ({ search }: { search?: string | undefined }) => (search === undefined ? plain : names)

/** The name of a facet's options in the list's forms: the contract's, or that of the list's addresses. @example facetNameAt({}, 'color') // 'color[]' */
export const facetNameAt = ({ search }: { search?: string | undefined }, code: string) =>
  search === undefined ? `${code}[]` : FACET + code

/** The part of a query that is not the list's, unchanged. @example hostQuery('?path=20&list-page=2') // 'path=20' */
export function hostQuery(search: string): string {
  const isOurs = (pair: string) => {
    const [name = ''] = new URLSearchParams(pair).keys()
    return ours.has(name) || name.startsWith(FACET)
  }
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isOurs(pair))
    .join('&')
}

/** The address of a list; facets in the host's order, others after them. */
export function writeInQuery(path: string, host: string, facets: readonly AddressFacet[], query: ListQuery): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null) => value !== null && value !== '' && params.append(name, String(value))
  put(names.page, query.page > 1 ? query.page : null)
  put(names.pageSize, query.pageSize === 24 ? null : query.pageSize)
  put(names.sort, query.sort)
  put(names.query, query.query)
  const order = new Map(facets.map(({ facetCode }, at) => [facetCode, at]))
  const codes = Object.keys(query.facets).toSorted((one, other) => (order.get(one) ?? Infinity) - (order.get(other) ?? Infinity))
  for (const code of codes) for (const label of query.facets[code]?.toSorted() ?? []) put(FACET + code, label)
  put(names.minPrice, query.minPrice)
  put(names.maxPrice, query.maxPrice)
  const search = [host, params.toString().replaceAll('%3A', ':')].filter(Boolean).join('&')
  return search ? `${path}?${search}` : path
}

/** The list's part of a query, under the names of a list with its own path, and the selected labels. */
export function readInQuery(query: URLSearchParams): { params: URLSearchParams; facets: Record<string, string[]> } {
  const chosen = new Map<string, string[]>()
  for (const [name, label] of [...query].filter(([one]) => one.startsWith(FACET)).slice(0, MOST_LABELS)) {
    const code = name.slice(FACET.length)
    const labels = chosen.get(code) ?? []
    if (code && label && !labels.includes(label)) chosen.set(code, [...labels, label])
  }
  const params = new URLSearchParams()
  for (const key of ['page', 'pageSize', 'sort', 'query', 'minPrice', 'maxPrice'] as const)
    params.set(plain[key], query.get(names[key]) ?? '')
  return { params, facets: Object.fromEntries(chosen) }
}
