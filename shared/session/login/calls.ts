// Calls of login, logout, registration and passwords.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import type { Person } from '#shared/session/rules/person.ts'
import { Login } from '#shared/session/wire/customer.ts'

/** The data of a login. */
export interface Credentials {
  email: string
  password: string
}

/** Logs in; every refusal has the same sentence, whatever was wrong. */
export const login = defineCall({
  method: 'POST',
  path: 'api/customer/login',
  client: 'session',
  group: 'account',
  challenge: 'login',
  answer: Login,
  send: (credentials: Credentials) => ({ json: credentials }),
})

/** Ends the session. */
export const logout = defineCall({ method: 'POST', path: 'api/customer/logout', client: 'session', group: 'account', answer: Anything })

/** The data of a new customer. */
export interface Registration extends Person {
  email: string
  password: string
  passwordConfirmation: string
  newsletter: boolean
}

/** Creates an account and logs in. */
export const register = defineCall({
  method: 'POST',
  path: 'api/customer/register',
  client: 'session',
  group: 'account',
  challenge: 'register',
  answer: Login,
  send: ({ passwordConfirmation, ...said }: Registration) => ({ json: { ...said, password_confirmation: passwordConfirmation } }),
})

/** Creates an account from an order that this session placed as a guest, and logs in. */
export const makeAccountOfOrder = defineCall({
  method: 'POST',
  path: 'api/customer/orders/{orderNumber}/account',
  client: 'session',
  group: 'account',
  answer: Login,
  send: (orderNumber: string, password: string) => ({ at: { orderNumber }, json: { password } }),
})

/** Sends a link for a new password; the answer is the same for every address. */
export const forgetPassword = defineCall({
  method: 'POST',
  path: 'api/customer/password/forgot',
  client: 'session',
  group: 'account',
  answer: Anything,
  send: (email: string) => ({ json: { email } }),
})

/** Sets a new password with the token of such a link, which works once. */
export const resetPassword = defineCall({
  method: 'POST',
  path: 'api/customer/password/reset',
  client: 'session',
  group: 'account',
  isOfOne: true,
  answer: Anything,
  send: (token: string, password: string) => ({ json: { token, password } }),
})
