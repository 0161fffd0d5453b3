// The link relations of a list page: its canonical address, the previous page and the next.
import { type AddressPlace, emptyQuery, type ListQuery, pageAddress, writeListAddress } from './list-address.ts'

/** A list as the page shows it. */
export interface ShownList {
  place: AddressPlace
  address: string
  query: ListQuery
  page: number
  lastPage: number
}

/** A filtered list is a view of the whole one, which is its canonical address; each page is its own. */
export function listRelations({ place, address, query, page, lastPage }: ShownList): {
  canonical: string
  prev: string | null
  next: string | null
} {
  const isNarrowed = Object.keys(query.facets).length > 0 || query.query !== '' || query.minPrice !== null || query.maxPrice !== null
  const whole = writeListAddress({ ...place, extra: {} }, [], emptyQuery)
  return {
    canonical: isNarrowed ? whole : pageAddress(whole, page, place),
    prev: page > 1 ? pageAddress(address, page - 1, place) : null,
    next: page < lastPage ? pageAddress(address, page + 1, place) : null,
  }
}
