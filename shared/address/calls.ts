// Calls that help a person fill in a postal or e-mail address.
import { defineCall } from '#shared/api/define-call.ts'
import { YesOrNo } from '#shared/wire/answer-parts.ts'
import { CompletedAddress } from './wire/completed-address.ts'
import { Suggestions } from './wire/suggestions.ts'

/**
 * Street and city for a postcode and house number, through a call that the host names. Both are sent in the body, since together they
 * identify a home.
 */
export const completeAddress = defineCall({
  method: 'POST',
  path: 'api/address/complete',
  client: 'session',
  group: 'helpers',
  isOfOne: true,
  answer: CompletedAddress,
  // There is no such house.
  absent: null,
  send: (path: string, postcode: string, houseNumber: string) => ({ path, json: { postcode, house_number: houseNumber } }),
})

/** Whether no account has this e-mail address. The spec treats every failure as no; the caller has to do that. */
export const checkEmailAvailable = defineCall({
  method: 'POST',
  path: 'checkout/customers/email-available',
  client: 'session',
  group: 'base',
  answer: YesOrNo,
  send: (customerEmail: string) => ({ json: { customerEmail } }),
})

/** Likely corrections of a mistyped address, the most likely first. */
export const suggestEmail = defineCall({
  method: 'GET',
  path: 'api/email-similarity/check-email',
  client: 'session',
  group: 'base',
  answer: Suggestions,
  send: (email: string) => ({ searchParams: { email } }),
})
