// Failure codes of lists and search, for the log only, and labels of sort orders for hosts without their own.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code; null where the spec shows nothing to the shopper, so the code is only logged. */
export const codes = {
  'search.load-failed': null, // the search form is submitted nevertheless
  'catalogue.load-failed': null, // the last good list stays, with a neutral retry

  'facet.color': msg({ id: 'facet.color', message: 'Colour' }),
  'facet.size': msg({ id: 'facet.size', message: 'Size' }),
  'facet.price': msg({ id: 'facet.price', message: 'Price' }),
  'facet.brand': msg({ id: 'facet.brand', message: 'Brand' }),

  'sort.price-asc': msg({ id: 'sort.price-asc', message: 'Price: low to high' }),
  'sort.price-desc': msg({ id: 'sort.price-desc', message: 'Price: high to low' }),
  'sort.name-asc': msg({ id: 'sort.name-asc', message: 'Name: A to Z' }),
  'sort.name-desc': msg({ id: 'sort.name-desc', message: 'Name: Z to A' }),
  'sort.newest': msg({ id: 'sort.newest', message: 'Newest first' }),
  'sort.rating': msg({ id: 'sort.rating', message: 'Best rated first' }),
  'sort.relevance': msg({ id: 'sort.relevance', message: 'Best match' }),
  'sort.position': msg({ id: 'sort.position', message: 'Recommended' }),
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
