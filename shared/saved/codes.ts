// Failure codes of the wishlist and the comparison, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code; null where the spec shows nothing to the shopper, so the code is only logged. */
export const codes = {
  'wishlist.load-failed': null,
  'wishlist.toggle-failed': null,
  'compare.limit': msg({
    id: 'compare.limit',
    message: 'You can compare up to {count} products. Remove one to add another.',
  }),
  'compare.toggle-failed': null, // shown by the widgets themselves
  'compare.load-failed': null, // shown by the widgets themselves
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
