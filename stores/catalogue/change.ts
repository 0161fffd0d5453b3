// The shopper's changes to a list. Each one reloads it, and all but a page number lead back to page 1.
import { emptyQuery, labelsOf, type ListQuery } from '#shared/catalogue/rules/list-address.ts'
import type { Result } from '#shared/domain/failure.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { showAddress } from './address.ts'
import { without } from './answer-parts.ts'
import { readList } from './read.ts'
import { $vocabulary } from './vocabulary.ts'
import { $query, $facets, $isOutdated, $layout, $list, $turns, type ListPage } from './state.ts'

/** Goes to another page of the list. */
export function choosePage(page: number, origin?: object): Promise<Result<ListPage>> {
  $turns.set($turns.get() + 1)
  return change({ page }, origin)
}

/** Sets how many products a page shows. */
export function choosePageSize(pageSize: number, origin?: object): Promise<Result<ListPage>> {
  return change({ pageSize }, origin)
}

/** Sets the sort order: field and direction, such as `price:asc`. */
export function chooseSort(sort: string, origin?: object): Promise<Result<ListPage>> {
  return change({ sort }, origin)
}

/** Sets the price range; null for an open end. */
export function choosePrice(minPrice: number | null, maxPrice: number | null, origin?: object): Promise<Result<ListPage>> {
  return change({ minPrice, maxPrice }, origin)
}

/** Searches within the list; an empty query shows all of it. */
export function searchWithin(query: string, origin?: object): Promise<Result<ListPage>> {
  // Only a search can be sorted by best match.
  return change({ query: query.trim(), sort: null }, origin)
}

/** Switches one option of a facet on or off, by code and label. */
export function toggleFacet(code: string, label: string, origin?: object): Promise<Result<ListPage>> {
  return isChosen(code, label) ? deactivateFacet(code, label, origin) : activateFacet(code, label, origin)
}

/** Switches an option on; in a single-value facet it becomes the only one. */
export function activateFacet(code: string, label: string, origin?: object): Promise<Result<ListPage>> {
  const { facets } = $query.get()
  const isSingle = $facets.get().some((facet) => facet.facetCode === code && facet.isSingle)
  const others = isSingle ? [] : labelsOf(facets, code).filter((one) => one !== label)
  const isKnown = $vocabulary.get().some(({ facetCode, options }) => facetCode === code && options.some((option) => option.label === label))
  return change(isKnown ? { facets: { ...facets, [code]: [...others, label] } } : {}, origin)
}

/** Switches an option off. */
export function deactivateFacet(code: string, label: string, origin?: object): Promise<Result<ListPage>> {
  return change({ facets: without($query.get().facets, code, label) }, origin)
}

/** Clears every facet and the price. */
export function clearFacets(origin?: object): Promise<Result<ListPage>> {
  return change({ facets: {}, minPrice: null, maxPrice: null }, origin)
}

/** Shows a grid or a list; loads nothing. */
export function chooseLayout(layout: 'grid' | 'list'): void {
  $layout.set(layout)
}

function isChosen(code: string, label: string): boolean {
  return labelsOf($query.get().facets, code).includes(label)
}

function change(part: Partial<ListQuery>, origin: object | undefined): Promise<Result<ListPage>> {
  const before = $query.get()
  if (Object.keys(part).length === 0) part = { page: before.page }
  const query = { ...before, page: emptyQuery.page, ...part }
  const list = valueOf($list.get())
  if (list && !$isOutdated.get() && JSON.stringify(query) === JSON.stringify(before)) return Promise.resolve({ ok: true, value: list })
  $query.set(query)
  showAddress('push')
  return readList(origin)
}
