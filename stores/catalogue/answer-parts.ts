// The parts of the list's state that depend on its answer only; the same in a page and on a server.
import { inlineDividers } from '#shared/catalogue/rules/inline-facets.ts'
import { labelsOf, type ListQuery } from '#shared/catalogue/rules/list-address.ts'
import { type OptionWords, withoutLabel, withoutNamed } from '#shared/catalogue/rules/query-words.ts'
import type { Catalogue, Divider, Facet } from '#shared/catalogue/wire/catalogue.ts'
import type { Understood } from '#shared/catalogue/wire/query-reading.ts'
import type { ActiveFilter, InlineFacet, ListPage, ListSummary } from './state.ts'

/** The answer's page of products; equal ones of an earlier answer may take the place of its own. */
export function pageOf({ reading, ...answer }: Catalogue, query: string, items: ListPage['items'] = answer.items): ListPage {
  const page = { items, first: (answer.page - 1) * answer.pageSize + 1, widget: answer.widget }
  if (!reading || items.length === 0 || (reading.dropped.length === 0 && reading.corrected === null)) return page
  const { understood: _own, ...told } = reading
  return { ...page, reading: { ...told, query } }
}

/** The answer's counts and sort orders; `requested` is the sort order if the answer names none. */
export function summaryOf({ page, lastPage, pageSize, total, sort, orders }: Catalogue, requested: string | null): ListSummary {
  return { page, lastPage, pageSize, total, sort: sort ?? requested ?? '', orders }
}

/** The understood words of the query, then the active filters in the order of the facets; `address` returns the list's address with a part changed. */
export function activeFiltersOf(
  query: ListQuery,
  facets: readonly { facetCode: string }[],
  address: (part: Partial<ListQuery>) => string,
  understood: readonly Understood[] = [],
): ActiveFilter[] {
  const active: ActiveFilter[] = []
  for (const { label, words, facetCode: code, options } of understood) {
    const { query: left, sort } = withoutNamed(query, [{ words }])
    // An answer to an earlier query may have words that this one has not.
    if (left !== query.query) active.push({ type: 'words', label, words, code, options, address: address({ query: left, sort }) })
  }
  const order = new Map(facets.map(({ facetCode }, at) => [facetCode, at]))
  const codes = Object.keys(query.facets).toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  for (const code of codes) {
    for (const label of labelsOf(query.facets, code))
      active.push({ type: 'option', code, label, address: address({ facets: withoutLabel(query.facets, code, label) }) })
  }
  const { minPrice: min, maxPrice: max } = query
  if (min !== null || max !== null) active.push({ type: 'price', min, max, address: address({ minPrice: null, maxPrice: null }) })
  return active
}

/** The words of the query among the active filters. */
export function namedWords(filters: readonly ActiveFilter[]): OptionWords[] {
  return filters.flatMap((filter) => (filter.type === 'words' ? [{ code: filter.code, words: filter.words, options: filter.options }] : []))
}

/** Facets with more options than fit a cell stay in the filter panel. */
const MOST_OPTIONS = 8

/** The facets to show between the products, with their positions: on page 1 only, since positions count its products. */
export function inlineFacetsOf(
  { facets: chosen, page, query }: ListQuery,
  known: readonly Facet[],
  dividers: readonly Divider[],
  hasWidget: boolean,
): InlineFacet[] {
  const all = page === 1 && query === '' ? dividers : []
  const facets = new Map(known.map((facet) => [facet.code, facet]))
  const inUse = new Set(known.flatMap(({ code, facetCode }) => (labelsOf(chosen, facetCode).length ? [code] : [])))
  return inlineDividers(all, inUse, hasWidget).flatMap(({ attributeCode, position }): InlineFacet[] => {
    const facet = facets.get(attributeCode)
    if (!facet || facet.type === 'price' || facet.options.length < 2) return []
    return [
      { position, code: facet.facetCode, label: facet.label, options: facet.options.slice(0, MOST_OPTIONS).map(({ label }) => label) },
    ]
  })
}
