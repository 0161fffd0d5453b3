// Failure codes after an order, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code. */
export const codes = {
  'returns.no-order': msg({ id: 'returns.no-order', message: 'We found no order with this order number and e-mail address.' }),
  'returns.nothing-chosen': msg({ id: 'returns.nothing-chosen', message: 'Choose a quantity and a reason for at least one item.' }),
  'withdrawal.nothing-chosen': msg({ id: 'withdrawal.nothing-chosen', message: 'Choose at least one item.' }),
  'withdrawal.failed': msg({ id: 'withdrawal.failed', message: 'Your withdrawal could not be sent. Please try again.' }),
  'complaint.photo': msg({
    id: 'complaint.photo',
    message: 'One of the files is not a photo that we can read. Please choose JPEG, PNG or WebP.',
  }),
  'returns.submit-failed': msg({
    id: 'returns.submit-failed',
    message: 'An error occurred while submitting the order. Please try again later.',
  }),
  'returns.label-failed': msg({
    id: 'returns.label-failed',
    message: 'An error occurred while fetching the return label. Please try again later.',
  }),
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
