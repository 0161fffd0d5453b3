// What the catalogue's store keeps: where the list is, how it is asked for, and what the server said last, in the parts that widgets draw.
import { type AddressPlace, emptyAsk, type ListAsk } from '#shared/catalogue/rules/list-address.ts'
import type { Catalogue, Divider, Facet, SortOrder } from '#shared/catalogue/wire/catalogue.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** Where the list is; its path is empty until somebody opens it. */
export interface ListPlace extends AddressPlace {
  /** The category the list stays in; null for the whole shop. */
  categoryId: number | null
}

/** One page of products. */
export interface ListPage {
  items: readonly CatalogueItem[]
  /** The place of the first one in the whole list, from 1. */
  first: number
  /** A block of the host's own between the products. */
  widget: Catalogue['widget']
}

/** The numbers of a list and the orders it can be in. */
export interface ListSummary {
  page: number
  lastPage: number
  pageSize: number
  total: number
  /** Field and direction. */
  sort: string
  orders: readonly SortOrder[]
}

/** One thing the list is filtered by, and the address of the list without it. */
export type ActiveFilter = { address: string } & (
  | { type: 'option'; code: string; label: string }
  | { type: 'price'; min: number | null; max: number | null }
)

/** A facet between the products: how many of its options to show, and after how many cells. */
export interface InlineFacet {
  position: number
  code: string
  label: string
  options: readonly string[]
}

/** A facet, and how many of its options the page was printed without. */
export type ListFacet = Facet & { more?: number }

/** Where the list is. */
export const $place = writable<ListPlace>({ path: '', categoryId: null, extra: {} })
/** The list as the shopper wants it, at once; the products follow. */
export const $ask = writable<ListAsk>(emptyAsk)
/** The products of the present page; a failed reload keeps them. */
export const $list = writable<Loadable<ListPage>>({ state: 'idle' })
/** The numbers and orders; null until there is a list. */
export const $summary = writable<ListSummary | null>(null)
/** The facets as the server said last; what is chosen of them is in `$ask`. */
export const $facets = writable<readonly ListFacet[]>([])
/** Where the host wants facets between the products. */
export const $dividers = writable<Loadable<readonly Divider[]>>({ state: 'idle' })
/** The categories below this one. */
export const $subCategories = writable<Catalogue['subCategories']>([])
/** HTML of the host, always through the sanitiser; undefined until an answer came, since a printed list says nothing about it. */
export const $banner = writable<string | null | undefined>(undefined)
/** An answer is awaited; `late` if the shopper has been waiting for it, looking at an earlier list. */
export const $isPending = writable<boolean | 'late'>(false)
/** The last request failed: what is shown is an earlier list. No error text: offer to try again. */
export const $isOutdated = writable(false)
/**
 * The list is as a server printed it. Until it changes, what follows from its facets is taken as printed too: a page whose widgets draw no
 * facets is printed without them.
 */
export const $isAsPrinted = writable(true)
/** The address as printed. */
export const $printedAddress = writable('')
/** The active filters as printed. */
export const $printedFilters = writable<readonly ActiveFilter[]>([])
/** The facets between the products as printed. */
export const $printedInlineFacets = writable<readonly InlineFacet[]>([])
/** How often the shopper turned a page. */
export const $turns = writable(0)
/** A grid or a list. */
export const $layout = writable<'grid' | 'list'>('grid')
