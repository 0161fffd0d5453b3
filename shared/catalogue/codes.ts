// What can go wrong with lists and the search, for the log alone; and what an order of a list is called where its host has no words.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** By code; null where the spec says nothing to the shopper, so that only the log reads it. */
export const codes = {
  'search.load-failed': null, // the field sends its form all the same
  'catalogue.load-failed': null, // the last good list stays, with a neutral way to try again

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
