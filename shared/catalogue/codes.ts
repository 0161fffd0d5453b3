// What can go wrong with lists and the search: for the log alone.
import type { CodesOf } from '#shared/domain/code.ts'

/** By code; null where the spec says nothing to the shopper, so that only the log reads it. */
export const codes = {
  'search.load-failed': null, // the field sends its form all the same
  'catalogue.load-failed': null, // the last good list stays, with a neutral way to try again
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
