// Failure codes of team orders, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code. */
export const codes = {
  'team-link.kit-open': msg({
    id: 'team-link.kit-open',
    message: 'First choose what the whole team wears, such as the colour of each part.',
  }),
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
