// The shopper's changes to a list. Each one reloads it, and all but a page number lead back to page 1.
import { emptyQuery, labelsOf, type ListQuery } from '#shared/catalogue/rules/list-address.ts'
import { withChoices, withoutFilters, withoutLabel, withToggled } from '#shared/catalogue/rules/query-words.ts'
import type { Result } from '#shared/domain/failure.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { showAddress } from './address.ts'
import { namedWords } from './answer-parts.ts'
import { isLeaving, leaveFor } from './leave.ts'
import { $activeFilters } from './narrowed.ts'
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

/**
 * Switches one option of a facet on or off, by code and label. Where the query names the facet in words, they become choices: that is another
 * search, whose page is loaded.
 */
export function toggleFacet(code: string, label: string, origin?: object): Promise<Result<ListPage>> {
  return isChosen(code, label) ? deactivateFacet(code, label, origin) : activateFacet(code, label, origin)
}

/** Switches an option on; in a single-value facet it becomes the only one. */
export function activateFacet(code: string, label: string, origin?: object): Promise<Result<ListPage>> {
  const isKnown = $vocabulary.get().some(({ facetCode, options }) => facetCode === code && options.some((option) => option.label === label))
  if (!isKnown || isChosen(code, label)) return changeTo($query.get(), origin)
  const isSingle = $facets.get().some((facet) => facet.facetCode === code && facet.isSingle)
  return filter(withToggled($query.get(), named(), { code, isSingle }, label), origin)
}

/** Switches an option off. */
export function deactivateFacet(code: string, label: string, origin?: object): Promise<Result<ListPage>> {
  const query = $query.get()
  // Other words of its facet stay where it was chosen beside them.
  const chosen = labelsOf(query.facets, code).includes(label) ? query : withChoices(query, named(), code)
  return filter({ ...chosen, facets: withoutLabel(chosen.facets, code, label) }, origin)
}

/** Clears every facet, the price, and the words of the query that name options. */
export function clearFacets(origin?: object): Promise<Result<ListPage>> {
  return filter(withoutFilters($query.get(), named()), origin)
}

/** Shows a grid or a list; loads nothing. */
export function chooseLayout(layout: 'grid' | 'list'): void {
  $layout.set(layout)
}

const named = () => namedWords($activeFilters.get())

function isChosen(code: string, label: string): boolean {
  return labelsOf(withChoices($query.get(), named(), code).facets, code).includes(label)
}

function change(part: Partial<ListQuery>, origin: object | undefined): Promise<Result<ListPage>> {
  return changeTo({ ...$query.get(), page: emptyQuery.page, ...part }, origin)
}

/** With fewer words it is another search, whose heading and field the host prints. */
function filter(asked: ListQuery, origin: object | undefined): Promise<Result<ListPage>> {
  const query = { ...asked, page: emptyQuery.page }
  return query.query === $query.get().query ? changeTo(query, origin) : leaveFor(query)
}

function changeTo(query: ListQuery, origin: object | undefined): Promise<Result<ListPage>> {
  if (isLeaving()) return leaveFor(query)
  const list = valueOf($list.get())
  const isSame = JSON.stringify(query) === JSON.stringify($query.get())
  if (list && !$isOutdated.get() && isSame) return Promise.resolve({ ok: true, value: list })
  $query.set(query)
  showAddress('push')
  return readList(origin)
}
