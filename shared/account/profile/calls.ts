// Calls of a customer's profile: details, password, e-mail address, newsletters, and deleting the account.
import { Newsletters, Profile } from '#shared/account/wire.ts'
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import type { Person } from '#shared/session/rules/person.ts'

/** The customer's details. */
export const getProfile = defineCall({ method: 'GET', path: 'api/customer/me', client: 'session', group: 'account', answer: Profile })

/** Changes the details; a 409 with code `changed` if `version` is no longer the latest. */
export const saveProfile = defineCall({
  method: 'PUT',
  path: 'api/customer/me',
  client: 'session',
  group: 'account',
  answer: Profile,
  send: (details: Person, version: number) => ({ json: { ...details, version } }),
})

/** Changes the password; needs the current one. All other sessions end. */
export const changePassword = defineCall({
  method: 'POST',
  path: 'api/customer/password/change',
  client: 'session',
  group: 'account',
  answer: Anything,
  send: (current: string, password: string) => ({ json: { current_password: current, password } }),
})

/** Changes the e-mail address of the login. */
export const changeEmail = defineCall({
  method: 'PUT',
  path: 'api/customer/email',
  client: 'session',
  group: 'account',
  answer: Profile,
  send: (email: string, password: string) => ({ json: { email, password } }),
})

/** Deletes the account. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: 'api/customer/delete',
  client: 'session',
  group: 'account',
  answer: Anything,
  send: (password: string) => ({ json: { password } }),
})

/** The newsletters, and those the customer receives. */
export const getNewsletters = defineCall({
  method: 'GET',
  path: 'api/customer/newsletters',
  client: 'session',
  group: 'account',
  answer: Newsletters,
})

/** Subscribes to exactly these newsletters; a 409 with code `changed` as with the details. */
export const saveNewsletters = defineCall({
  method: 'PUT',
  path: 'api/customer/newsletters',
  client: 'session',
  group: 'account',
  answer: Newsletters,
  send: (codes: readonly string[], version: number) => ({ json: { codes, version } }),
})
