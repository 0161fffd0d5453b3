// The catalogue's atoms: the list's place, the current request, and the last answer, split into the parts that widgets draw.
import type { OptionWords } from '#shared/catalogue/rules/query-words.ts'
import { type AddressPlace, emptyQuery, type ListQuery } from '#shared/catalogue/rules/list-address.ts'
import type { Catalogue, Divider, Facet, SortOrder } from '#shared/catalogue/wire/catalogue.ts'
import type { QueryReading, Understood } from '#shared/catalogue/wire/query-reading.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** The list's place; its path is empty until the list is opened. */
export interface ListPlace extends AddressPlace {
  /** The category that the list is limited to; null for the whole shop. */
  categoryId: number | null
}

/** One page of products. */
export interface ListPage {
  items: readonly CatalogueItem[]
  /** The position of the first product in the whole list, from 1. */
  first: number
  /** A block of the host's content between the products. */
  widget: Catalogue['widget']
  /** How the host read this query; absent where it read it as typed. */
  reading?: Omit<QueryReading, 'understood'> & { query: string }
}

/** The counts of a list and its available sort orders. */
export interface ListSummary {
  page: number
  lastPage: number
  pageSize: number
  total: number
  /** The sort order: field and direction. */
  sort: string
  orders: readonly SortOrder[]
}

/** An active filter, or words of the query that limit the list like one, and the address of the list without it. */
export type ActiveFilter = { address: string } & (
  | { type: 'option'; code: string; label: string }
  | { type: 'price'; min: number | null; max: number | null }
  | ({ type: 'words'; label: string } & OptionWords)
)

/** A facet between the products: the number of options to show, and the number of cells before it. */
export interface InlineFacet {
  position: number
  code: string
  label: string
  options: readonly string[]
}

/** A facet, and the number of its options that the page was printed without. */
export type ListFacet = Facet & { more?: number }

/** The list's place. */
export const $place = writable<ListPlace>({ path: '', categoryId: null, extra: {} })
/** The list as the shopper requested it, at once; the products follow. */
export const $query = writable<ListQuery>(emptyQuery)
/** The products of the current page; a failed reload keeps them. */
export const $list = writable<Loadable<ListPage>>({ state: 'idle' })
/** The counts and sort orders; null until the list is loaded. */
export const $summary = writable<ListSummary | null>(null)
/** The facets as the server last reported them; the chosen options are in `$query`. */
export const $facets = writable<readonly ListFacet[]>([])
/** The positions where the host wants facets between the products. */
export const $dividers = writable<Loadable<readonly Divider[]>>({ state: 'idle' })
/** The categories below this one. */
export const $subCategories = writable<Catalogue['subCategories']>([])
/** The host's HTML, which must always go through the sanitiser; undefined until an answer arrives, since a printed list lacks it. */
export const $banner = writable<string | null | undefined>(undefined)
/** Whether a request is pending; `late` if the shopper is waiting while an earlier list is shown. */
export const $isPending = writable<boolean | 'late'>(false)
/** Whether the last request failed, so that an earlier list is shown. Show no error text: offer to try again. */
export const $isOutdated = writable(false)
/**
 * Whether the list is as a server printed it. Until it changes, state derived from its facets is taken as printed too: a page whose
 * widgets draw no facets is printed without them.
 */
export const $isAsPrinted = writable(true)
/** The address as printed. */
export const $printedAddress = writable('')
/** The active filters as printed. */
export const $printedFilters = writable<readonly ActiveFilter[]>([])
/** The parts of the query that a host took for options of facets; null until an answer arrives. */
export const $understood = writable<readonly Understood[] | null>(null)
/** The facets between the products as printed. */
export const $printedInlineFacets = writable<readonly InlineFacet[]>([])
/** The number of times the shopper changed the page. */
export const $turns = writable(0)
/** The layout: a grid or a list. */
export const $layout = writable<'grid' | 'list'>('grid')
