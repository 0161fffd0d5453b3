// What a customer does with her account itself: becoming one, her password, her details, her newsletters, the end.
import type { Person } from '#shared/domain/person.ts'
import { Login } from '#shared/schemas/customer.ts'
import { Newsletters, Profile } from '#shared/schemas/profile.ts'
import { Anything, ask } from './client.ts'

/** What somebody says who becomes a customer. */
export interface Registration extends Person {
  email: string
  password: string
  passwordConfirmation: string
  newsletter: boolean
}

/** Creates an account and logs in. */
export function register({ passwordConfirmation, ...said }: Registration): Promise<Login> {
  return ask('POST', 'api/customer/register', Login, {
    json: { ...said, password_confirmation: passwordConfirmation },
    challenge: 'register',
  })
}

/** Creates an account from an order that this session placed as a guest, and logs in. */
export function makeAccountOfOrder(orderNumber: string, password: string): Promise<Login> {
  return ask('POST', `api/customer/orders/${encodeURIComponent(orderNumber)}/account`, Login, { json: { password } })
}

/** Sends a link; the answer is the same for every address. */
export async function forgetPassword(email: string): Promise<void> {
  await ask('POST', 'api/customer/password/forgot', Anything, { json: { email } })
}

/** Sets a new password with the token of such a link, which works once. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await ask('POST', 'api/customer/password/reset', Anything, { json: { token, password } })
}

/** Changes the password, given the current one; all other logins end. */
export async function changePassword(current: string, password: string): Promise<void> {
  await ask('POST', 'api/customer/password/change', Anything, { json: { current_password: current, password } })
}

/** The customer's details. */
export function getProfile(signal?: AbortSignal): Promise<Profile> {
  return ask('GET', 'api/customer/me', Profile, { signal })
}

/** Changes the details; a 409 with code `changed` if `version` is no longer the latest. */
export function saveProfile(details: Person, version: number): Promise<Profile> {
  return ask('PUT', 'api/customer/me', Profile, { json: { ...details, version } })
}

/** Changes the e-mail address of the login. */
export function changeEmail(email: string, password: string): Promise<Profile> {
  return ask('PUT', 'api/customer/email', Profile, { json: { email, password } })
}

/** Deletes the account. */
export async function deleteAccount(password: string): Promise<void> {
  await ask('POST', 'api/customer/delete', Anything, { json: { password } })
}

/** The newsletters, and those the customer receives. */
export function getNewsletters(signal?: AbortSignal): Promise<Newsletters> {
  return ask('GET', 'api/customer/newsletters', Newsletters, { signal })
}

/** Subscribes to these and no others; a 409 with code `changed` as with the details. */
export function saveNewsletters(codes: readonly string[], version: number): Promise<Newsletters> {
  return ask('PUT', 'api/customer/newsletters', Newsletters, { json: { codes, version } })
}
