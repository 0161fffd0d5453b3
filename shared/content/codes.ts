// What can go wrong with a menu: for the log alone.
import type { CodesOf } from '#shared/domain/code.ts'

/** By code; null where the spec says nothing to the shopper, so that only the log reads it. */
export const codes = {
  'menu.load-failed': null, // the plain link stays
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
