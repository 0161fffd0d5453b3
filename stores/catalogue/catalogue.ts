// A product list: a category, search results or the whole shop, with its facets, sort order and pages. One per page; many widgets draw it.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { queryInAddress, followAddress, hasSegment, isAt, placeInAddress, showAddress } from './address.ts'
import { loadAllOptions } from './all-options.ts'
import { stopLeaving } from './leave.ts'
import { readList } from './read.ts'
import * as state from './state.ts'
import { $listView } from './view.ts'
import { $offeredList } from './offered.ts'
export { $list, $query, $summary, $facets, $subCategories, $banner, $place, $isPending, $isOutdated, $turns, $layout } from './state.ts'

export {
  activateFacet,
  chooseLayout,
  choosePage,
  choosePageSize,
  choosePrice,
  chooseSort,
  clearFacets,
  deactivateFacet,
  searchWithin,
  toggleFacet,
} from './change.ts'
export { loadAllOptions }
export { loadInlineFacets } from './inline.ts'
export { namedWords } from './answer-parts.ts'
export { $activeFilters, $address, $clearAddress, $inlineFacets } from './narrowed.ts'
export type { ActiveFilter, InlineFacet, ListFacet, ListPage, ListPlace, ListSummary } from './state.ts'

/** The settings with which a widget describes its list if no server rendered it. */
export interface PlaceOptions {
  categoryId?: number | undefined
  /** The list's path without a filter segment. Default: the page's. */
  path?: string | undefined
  /** Whether facets are in the path or in the query. Default: as the server printed it, else `query`, which every host supports. */
  addresses?: 'path' | 'query' | undefined
}

let isPlaced = false
let opening: Promise<Result> | null = null
onReset(() => {
  isPlaced = false
  opening = null
})

/**
 * Opens the list of this page and follows its address. Every widget calls it: the first call counts, and after a failure the next one tries
 * again. If a server printed the list's place, it printed the list too, so no request is sent.
 * @example void openCatalogue({ categoryId: 12 })
 */
export function openCatalogue(options: PlaceOptions = {}): Promise<Result> {
  opening ??= open(options).then((result) => {
    if (!result.ok) opening = null
    return result
  })
  return opening
}

/** Opens the list for a widget that draws the products: loads them unless they are loaded. */
export async function loadCatalogue(options: PlaceOptions = {}): Promise<Result<state.ListPage>> {
  const opened = await openCatalogue(options)
  const list = valueOf(state.$list.get())
  if (list) return { ok: true, value: list }
  return opened.ok ? readList() : opened
}

async function open(options: PlaceOptions): Promise<Result> {
  // On a second try the list may be loaded already, by another action of the shopper.
  if (isPlaced) return state.$list.get().state === 'ready' ? { ok: true, value: undefined } : readCold()
  const isPrinted = state.$place.get().path !== ''
  takePlace(options, isPrinted)
  isPlaced = true
  return isPrinted ? { ok: true, value: undefined } : readCold()
}

function takePlace({ categoryId, path, addresses }: PlaceOptions, isPrinted: boolean): void {
  const printed = state.$place.get()
  const isInQuery = addresses ? addresses === 'query' : !isPrinted || printed.search !== undefined
  const place = isPrinted
    ? { ...printed, search: isInQuery ? (printed.search ?? '') : undefined }
    : { ...placeInAddress(isInQuery), ...(path === undefined ? {} : placeOf(path, isInQuery)), categoryId: categoryId ?? null }
  const isHere = isAt(place)
  const here = placeInAddress(isInQuery)
  // Other parameters of the address, such as a campaign's name, stay in it.
  state.$place.set(isHere ? { ...place, extra: { ...here.extra, ...place.extra }, search: here.search } : place)
  // On a page that belongs to something else, the list does not touch the address.
  if (isHere) {
    followAddress(isPrinted, async (query) => {
      if (query === null) {
        // The address names filter options that the page was printed without.
        await loadAllOptions()
        query = queryInAddress()
      }
      stopLeaving()
      state.$query.set(query)
      showAddress('none')
      void readList()
    })
  }
}

/** Splits an address that a host names, which may have a query of its own. */
function placeOf(path: string, isInQuery: boolean): Partial<state.ListPlace> {
  if (!isInQuery) return { path }
  const { pathname, search } = new URL(path, environment.location.href)
  return { path: pathname, search: search.slice(1) }
}

/** Reads a list whose facets are unknown, without which the filter segment of the address cannot be parsed. */
async function readCold(): Promise<Result> {
  const startAddress = environment.location
  const isBlind = hasSegment()
  state.$query.set(queryInAddress(startAddress))
  const first = await readList()
  if (!first.ok) return first
  if (!isBlind) return { ok: true, value: undefined }
  state.$query.set(queryInAddress(startAddress))
  showAddress('replace')
  const second = await readList()
  return second.ok ? { ok: true, value: undefined } : second
}

/** Reloads the list. */
export function reloadCatalogue(origin?: object): Promise<Result<state.ListPage>> {
  return readList(origin)
}

/** The state that a server prints; each widget's README lists the parts it draws. */
export const catalogueSeed = defineSeed('catalogue', {
  place: state.$place,
  ask: state.$query,
  address: state.$printedAddress,
  list: state.$list,
  summary: state.$summary,
  facets: state.$facets,
  activeFilters: state.$printedFilters,
  dividers: state.$dividers,
  inlineFacets: state.$printedInlineFacets,
  subCategories: state.$subCategories,
  banner: state.$banner,
})

$offeredList.set($listView)
