// What can go wrong with the wishlist and the comparison, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** By code; null where the spec says nothing to the shopper, so that only the log reads it. */
export const codes = {
  'wishlist.load-failed': null,
  'wishlist.toggle-failed': null,
  'compare.limit': msg({
    id: 'compare.limit',
    message: 'You can compare up to {count} products. Remove one to add another.',
  }),
  'compare.toggle-failed': null, // said by the widgets themselves
  'compare.load-failed': null, // said by the widgets themselves
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
