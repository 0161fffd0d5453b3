// Failure codes of the session, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code; null where the spec shows nothing to the shopper, so the code is only logged. */
export const codes = {
  'session.load-failed': null,
  'session.expired': msg({
    id: 'session.expired',
    message: 'Your session has expired. Please try again; what you filled in is still here.',
  }),
  'session.cookies-blocked': msg({
    id: 'session.cookies-blocked',
    message: 'Your browser blocks cookies. Allow them for this shop to place an order.',
  }),
  'session.sign-in-failed': msg({
    id: 'session.sign-in-failed',
    message: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  }),
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
