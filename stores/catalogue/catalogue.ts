// A list of products: a category, search results or the whole shop, with its facets, order and pages. One a page; many widgets draw it.
import type { ReadableAtom } from 'nanostores'
import type { ListAsk } from '#shared/catalogue/rules/list-address.ts'
import type { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { askInAddress, followAddress, hasSegment, isAt, placeInAddress, showAddress } from './address.ts'
import { loadAllOptions } from './all-options.ts'
import { showInlineFacets } from './inline.ts'
import { readList } from './read.ts'
import * as state from './state.ts'
import { $listView } from './view.ts'
import { $offeredList } from './offered.ts'

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
export type { ActiveFilter, InlineFacet, ListFacet, ListPage, ListPlace, ListSummary } from './state.ts'

/** The products of the present page; a failed reload keeps them. */
export const $list: ReadableAtom<Loadable<state.ListPage>> = state.$list
/** The list as the shopper wants it, at once; the products follow. */
export const $ask: ReadableAtom<ListAsk> = state.$ask
/** The numbers and orders; null until there is a list. */
export const $summary: ReadableAtom<state.ListSummary | null> = state.$summary
/** The facets as the server said last; what is chosen of them is in `$ask`. */
export const $facets: ReadableAtom<readonly state.ListFacet[]> = state.$facets
/** What the list is filtered by, each with the address of the list without it. */
export const $activeFilters: ReadableAtom<readonly state.ActiveFilter[]> = state.$activeFilters
/** Facets between the products. */
export const $inlineFacets: ReadableAtom<readonly state.InlineFacet[]> = state.$inlineFacets
/** The categories below this one. */
export const $subCategories: ReadableAtom<Catalogue['subCategories']> = state.$subCategories
/** HTML of the host; always through the sanitiser. */
export const $banner: ReadableAtom<string | null | undefined> = state.$banner
/** The list's present address, from the root. */
export const $address: ReadableAtom<string> = state.$address
/** Where the list is. */
export const $place: ReadableAtom<state.ListPlace> = state.$place
/** An answer is awaited; `late` if the shopper has been waiting for it, looking at an earlier list. */
export const $isPending: ReadableAtom<boolean | 'late'> = state.$isPending
/** The last request failed: what is shown is an earlier list. No error text: offer to try again. */
export const $isOutdated: ReadableAtom<boolean> = state.$isOutdated
/** How often the shopper turned a page. */
export const $turns: ReadableAtom<number> = state.$turns
/** A grid or a list. */
export const $layout: ReadableAtom<'grid' | 'list'> = state.$layout

/** What a widget may say about its list if no server drew it. */
export interface PlaceOptions {
  categoryId?: number | undefined
  /** The list's path without a filter segment. Default: the page's. */
  path?: string | undefined
  /** Where its facets are in addresses. Default: as a server printed it, else `query`, which every host answers. */
  addresses?: 'path' | 'query' | undefined
}

let isPlaced = false
let opening: Promise<Result> | null = null
onReset(() => {
  isPlaced = false
  opening = null
})

/**
 * Opens the list of this page and keeps up with the address. Every widget calls it; the first counts, and one that failed is tried again by
 * the next. Where a server printed where the list is, it printed the list as well, so nothing is asked for.
 * @example void openCatalogue({ categoryId: 12 })
 */
export function openCatalogue(options: PlaceOptions = {}): Promise<Result> {
  opening ??= open(options).then((result) => {
    if (!result.ok) opening = null
    return result
  })
  return opening
}

/** The same for a widget that draws the products: loads them unless they are there. */
export async function loadCatalogue(options: PlaceOptions = {}): Promise<Result<state.ListPage>> {
  const opened = await openCatalogue(options)
  const list = valueOf(state.$list.get())
  if (list) return { ok: true, value: list }
  return opened.ok ? readList() : opened
}

async function open(options: PlaceOptions): Promise<Result> {
  // Tried again: whatever the shopper did meanwhile may have brought the list.
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
  // Anything else in the address, such as a campaign's name, stays in it.
  state.$place.set(isHere ? { ...place, extra: { ...here.extra, ...place.extra }, search: here.search } : place)
  // On a page that belongs to something else, the list does not touch the address.
  if (isHere) {
    followAddress(isPrinted, async (ask) => {
      if (ask === null) {
        // The filter's words are among those that the page was printed without.
        await loadAllOptions()
        ask = askInAddress()
      }
      state.$ask.set(ask)
      showAddress('none')
      showInlineFacets()
      void readList()
    })
  }
}

/** The address that a host names, which may contain a query of its own. */
function placeOf(path: string, isInQuery: boolean): Partial<state.ListPlace> {
  if (!isInQuery) return { path }
  const { pathname, search } = new URL(path, environment.location.href)
  return { path: pathname, search: search.slice(1) }
}

/** The facets are not known yet, and without them the filter segment of the address cannot be read. */
async function readCold(): Promise<Result> {
  const asked = environment.location
  const isBlind = hasSegment()
  state.$ask.set(askInAddress(asked))
  const first = await readList()
  if (!first.ok) return first
  if (!isBlind) return { ok: true, value: undefined }
  state.$ask.set(askInAddress(asked))
  showAddress('replace')
  const second = await readList()
  return second.ok ? { ok: true, value: undefined } : second
}

/** Loads the list again. */
export function reloadCatalogue(origin?: object): Promise<Result<state.ListPage>> {
  return readList(origin)
}

/** What a server prints; each widget's README says which of it that widget draws. */
export const catalogueSeed = defineSeed('catalogue', {
  place: state.$place,
  ask: state.$ask,
  address: state.$address,
  list: state.$list,
  summary: state.$summary,
  facets: state.$facets,
  activeFilters: state.$activeFilters,
  dividers: state.$dividers,
  inlineFacets: state.$inlineFacets,
  subCategories: state.$subCategories,
  banner: state.$banner,
})

$offeredList.set($listView)
