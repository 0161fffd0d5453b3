// What a page of a list is to others: its canonical address, the page before and the page after.
import { type ListAsk, pageAddress } from './list-address.ts'

/** A list as its page shows it. */
export interface ShownList {
  path: string
  address: string
  ask: ListAsk
  page: number
  lastPage: number
}

/** A narrowed list is a view of the whole one; its pages stand for themselves. */
export function listRelations({ path, address, ask, page, lastPage }: ShownList): {
  canonical: string
  prev: string | null
  next: string | null
} {
  const isNarrowed = Object.keys(ask.facets).length > 0 || ask.query !== '' || ask.minPrice !== null || ask.maxPrice !== null
  return {
    canonical: isNarrowed || page === 1 ? path : `${path}?page=${page}`,
    prev: page > 1 ? pageAddress(address, page - 1) : null,
    next: page < lastPage ? pageAddress(address, page + 1) : null,
  }
}
