// Calls of passkeys. Options and credentials are the JSON of WebAuthn Level 3, as browsers read and write it.
import { defineCall } from '#shared/api/define-call.ts'
import { Login } from '#shared/session/wire/customer.ts'
import { PasskeyOptions, Passkeys } from '#shared/session/wire/passkeys.ts'

/** A customer's passkeys. */
export const getPasskeys = defineCall({
  method: 'GET',
  path: 'api/customer/passkeys',
  client: 'session',
  group: 'account',
  answer: Passkeys,
})

/** The options with which the customer's browser creates a new passkey. */
export const beginPasskey = defineCall({
  method: 'POST',
  path: 'api/customer/passkeys/options',
  client: 'session',
  group: 'account',
  answer: PasskeyOptions,
})

/** Saves the new passkey. */
export const addPasskey = defineCall({
  method: 'POST',
  path: 'api/customer/passkeys',
  client: 'session',
  group: 'account',
  answer: Passkeys,
  send: (name: string, credential: unknown) => ({ json: { name, credential } }),
})

/** Renames a passkey. */
export const renamePasskey = defineCall({
  method: 'PUT',
  path: 'api/customer/passkeys/{id}',
  client: 'session',
  group: 'account',
  answer: Passkeys,
  send: (id: string, name: string) => ({ at: { id }, json: { name } }),
})

/** Removes a passkey. */
export const removePasskey = defineCall({
  method: 'DELETE',
  path: 'api/customer/passkeys/{id}',
  client: 'session',
  group: 'account',
  answer: Passkeys,
  send: (id: string) => ({ at: { id } }),
})

/** The challenge that a browser signs to log in; it names no passkey, so that it does not reveal who has one. */
export const beginPasskeyLogin = defineCall({
  method: 'POST',
  path: 'api/customer/passkeys/login/options',
  client: 'session',
  group: 'account',
  answer: PasskeyOptions,
})

/** Logs in with the signature; a 401 for an unknown passkey. */
export const logInByPasskey = defineCall({
  method: 'POST',
  path: 'api/customer/passkeys/login',
  client: 'session',
  group: 'account',
  isOfOne: true,
  answer: Login,
  send: (credential: unknown) => ({ json: { credential } }),
})
