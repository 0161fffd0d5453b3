// The view of the list for host code. It is on every page; the list's store registers its view here when it is loaded.
import { atom, type ReadableAtom } from 'nanostores'
import type { Facet } from '#shared/catalogue/wire/catalogue.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Loadable } from '#stores/kit/loadable.ts'

/** The page's list: a category, search results or the whole shop. */
export interface ListView {
  /** The products of the current page. */
  products: readonly CatalogueItem[]
  /** The position of the first product in the whole list, from 1. */
  first: number
  /** The number of products on all pages. */
  total: number
  page: number
  lastPage: number
  pageSize: number
  /** The sort order: field and direction, such as `price:asc`. */
  sort: string
  /** The facets with their chosen options. */
  facets: readonly Facet[]
  /** The list's current address, relative to the root. */
  address: string
  /** Whether a request is pending. */
  isPending: boolean
}

/** The page's list; null until its store is loaded. It is not personal, so it stays when a customer leaves. */
export const $offeredList = atom<ReadableAtom<Loadable<ListView>> | null>(null)
