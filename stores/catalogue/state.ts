// What the catalogue's store keeps: where the list is, how it is asked for, and what the server said last, in the parts that widgets draw.
import { type AddressPlace, emptyAsk, type ListAsk } from '#shared/catalogue/rules/list-address.ts'
import type { Catalogue, Divider, Facet, SortOrder } from '#shared/catalogue/wire/catalogue.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** Where the list is. */
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

/** Where the list is; its path is empty until somebody opens it. */
export const $place = writable<ListPlace>({ path: '', categoryId: null, extra: {} })
/** The list as the shopper wants it, at once. */
export const $ask = writable<ListAsk>(emptyAsk)
/** The list’s address, from the root. */
export const $address = writable('')
/** The products of the present page. */
export const $list = writable<Loadable<ListPage>>({ state: 'idle' })
/** Numbers and orders; null until there is a list. */
export const $summary = writable<ListSummary | null>(null)
/** As the server said last. */
export const $facets = writable<readonly ListFacet[]>([])
/** What narrows the list. */
export const $activeFilters = writable<readonly ActiveFilter[]>([])
/** Where the host wants facets between the products. */
export const $dividers = writable<Loadable<readonly Divider[]>>({ state: 'idle' })
/** Those of them that stand there now. */
export const $inlineFacets = writable<readonly InlineFacet[]>([])
/** Below this one. */
export const $subCategories = writable<Catalogue['subCategories']>([])
/** HTML of the host; undefined until an answer came, since a list that the server printed says nothing about it. */
export const $banner = writable<string | null | undefined>(undefined)
/** An answer is on its way; `late` where a shopper has waited for it, looking at an earlier list. */
export const $isPending = writable<boolean | 'late'>(false)
/** The last answer did not come. */
export const $isOutdated = writable(false)
/** Counts how often the shopper went to another page, so that the list can be scrolled into view. */
export const $turns = writable(0)
/** A grid, or one below the other. */
export const $layout = writable<'grid' | 'list'>('grid')
