// What host code may read of the page's list. Every page has this file, and the list's store registers its view here when it is loaded.
import { atom, type ReadableAtom } from 'nanostores'
import type { Facet } from '#shared/catalogue/wire/catalogue.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Loadable } from '#stores/kit/loadable.ts'

/** The list of the page: a category, search results or the whole shop. */
export interface ListView {
  /** The products of the present page. */
  products: readonly CatalogueItem[]
  /** The place of the first of them in the whole list, from 1. */
  first: number
  /** Products on all its pages. */
  total: number
  page: number
  lastPage: number
  pageSize: number
  /** Field and direction, e.g. `price:asc`. */
  sort: string
  /** The facets, with what is chosen of each. */
  facets: readonly Facet[]
  /** The list's present address, from the root. */
  address: string
  /** Another answer is awaited. */
  isPending: boolean
}

/** The list of the page; null until its store is loaded. No shopper's, so it stays when everything else is forgotten. */
export const $offeredList = atom<ReadableAtom<Loadable<ListView>> | null>(null)
