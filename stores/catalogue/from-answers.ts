// Converts a list's answer to its store on a server: the state that its widgets are rendered with and continue from.
import * as v from 'valibot'
import { type ListQuery, readListAddress, writeListAddress } from '#shared/catalogue/rules/list-address.ts'
import { hostQuery } from '#shared/catalogue/rules/list-query.ts'
import { Catalogue, type Divider, type Facet } from '#shared/catalogue/wire/catalogue.ts'
import { activeFiltersOf, inlineFacetsOf, pageOf, summaryOf } from './answer-parts.ts'
import { withNames } from './facet-names.ts'
import type { ListFacet, ListPlace } from './state.ts'

/** A facet with more options is printed with this many; the others are loaded when needed, or come with the next answer. */
const LONG_FACET = 40
const FIRST_OPTIONS = 8

/** The page's data about its list, besides the answer. */
export interface ListPageInfo {
  /** The list's address, relative to the root. */
  address: string
  /** Whether facets are in the query instead of the path. */
  isInQuery: boolean
  /** Facets that show all their options, by code. */
  expanded: readonly string[]
  dividers: readonly Divider[] | null
}

/** The state of each part of the store, by name. */
export function listState(answer: unknown, { address, isInQuery, expanded, dividers }: ListPageInfo): Record<string, unknown> {
  const list = withNames(v.parse(Catalogue, answer))
  const { facets } = list
  const url = new URL(address, 'https://host.invalid/')
  const { path, query: requested } = readListAddress(url, facets, isInQuery)
  const place: ListPlace = {
    path,
    categoryId: list.category?.id ?? null,
    ...(isInQuery ? { extra: {}, search: hostQuery(url.search) } : { extra: extraOf(url) }),
  }
  const ask: ListQuery = { ...requested, page: list.page, pageSize: list.pageSize, facets: chosenOf(facets) }
  const addressOf = (part: Partial<ListQuery>) => writeListAddress(place, facets, { ...ask, page: 1, ...part })
  return {
    place,
    ask,
    address: addressOf({ page: ask.page }),
    list: { state: 'ready', value: pageOf(list, ask.query) },
    summary: summaryOf(list, ask.sort),
    facets: facets.map((facet) => (expanded.includes(facet.facetCode) ? facet : shortened(facet, namedOf(list, facet)))),
    activeFilters: activeFiltersOf(ask, facets, addressOf, list.reading?.understood),
    ...(dividers ? { dividers: { state: 'ready', value: dividers } } : {}),
    inlineFacets: inlineFacetsOf(ask, facets, dividers ?? [], list.widget !== null),
    subCategories: list.subCategories,
  }
}

const own = new Set(['page', 'page_size', 'sort', 'query', 'minPrice', 'maxPrice', 'all'])

/** The other parameters of the address, such as `discipline`. */
function extraOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries([...searchParams].filter(([name]) => !own.has(name) && !name.endsWith('[]')))
}

function chosenOf(facets: readonly Facet[]): Record<string, string[]> {
  const chosen: Record<string, string[]> = {}
  for (const { facetCode, options } of facets) {
    const labels = options.filter(({ active }) => active).map(({ label }) => label)
    if (labels.length > 0) chosen[facetCode] = labels
  }
  return chosen
}

/** The options of a facet that the query names, which are ticked. */
function namedOf({ reading }: Catalogue, { facetCode }: Facet): string[] {
  return reading?.understood.flatMap((part) => (part.facetCode === facetCode ? part.options : [])) ?? []
}

function shortened(facet: Facet, named: readonly string[]): ListFacet {
  if (facet.options.length <= LONG_FACET) return facet
  const options = facet.options.filter(({ label, active }, at) => at < FIRST_OPTIONS || active || named.includes(label))
  return { ...facet, options, more: facet.options.length - options.length }
}
