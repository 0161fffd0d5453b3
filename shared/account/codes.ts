// Failure codes of the account, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code. */
export const codes = {
  'password.reset-failed': msg({ id: 'password.reset-failed', message: 'Something went wrong while restoring your password' }),
  'account.load-failed': msg({ id: 'account.load-failed', message: 'This could not be loaded, please try again.' }),
  'account.left': msg({ id: 'account.left', message: 'Please log in to see this.' }),
  'account.change-failed': msg({ id: 'account.change-failed', message: 'Your change could not be saved, please try again.' }),
  'passkey.unused': msg({ id: 'passkey.unused', message: 'No passkey was used. Log in with your password.' }),
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
