// What a customer does with her account itself: becoming one, her password, her details, her newsletters, the end.
import { Login } from '#shared/schemas/customer.ts'
import { Newsletters, Profile } from '#shared/schemas/profile.ts'
import { Anything, ask } from './client.ts'

/** What she says of herself; the birth date in three fields, as it is typed. */
export interface CustomerDetails {
  firstname: string
  lastname: string
  gender: string
  day: string
  month: string
  year: string
  prefix: string
  telephone: string
  company: string
}

/** What somebody says who becomes a customer. */
export interface Registration extends CustomerDetails {
  email: string
  password: string
  passwordConfirmation: string
  newsletter: boolean
}

/** Makes an account and lets in. */
export function register({ passwordConfirmation, ...said }: Registration): Promise<Login> {
  return ask('POST', 'api/customer/register', Login, {
    json: { ...said, password_confirmation: passwordConfirmation },
    challenge: 'register',
  })
}

/** Makes an account of an order that this session placed as a guest, and lets in. */
export function makeAccountOfOrder(orderNumber: string, password: string): Promise<Login> {
  return ask('POST', `api/customer/orders/${encodeURIComponent(orderNumber)}/account`, Login, { json: { password } })
}

/** Has a link sent; the answer is the same for every address. */
export async function forgetPassword(email: string): Promise<void> {
  await ask('POST', 'api/customer/password/forgot', Anything, { json: { email } })
}

/** A new password by the token of such a link, which works once. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await ask('POST', 'api/customer/password/reset', Anything, { json: { token, password } })
}

/** Another password, given the present one; every other login ends. */
export async function changePassword(current: string, password: string): Promise<void> {
  await ask('POST', 'api/customer/password/change', Anything, { json: { current_password: current, password } })
}

/** What she said of herself. */
export function getProfile(signal?: AbortSignal): Promise<Profile> {
  return ask('GET', 'api/customer/me', Profile, { signal })
}

/** Changes it; a 409 with code `changed` where `version` is not the latest any more. */
export function saveProfile(details: CustomerDetails, version: number): Promise<Profile> {
  return ask('PUT', 'api/customer/me', Profile, { json: { ...details, version } })
}

/** Another address to log in with. */
export function changeEmail(email: string, password: string): Promise<Profile> {
  return ask('PUT', 'api/customer/email', Profile, { json: { email, password } })
}

/** Ends the account. */
export async function deleteAccount(password: string): Promise<void> {
  await ask('POST', 'api/customer/delete', Anything, { json: { password } })
}

/** The newsletters, and which of them she takes. */
export function getNewsletters(signal?: AbortSignal): Promise<Newsletters> {
  return ask('GET', 'api/customer/newsletters', Newsletters, { signal })
}

/** Takes these and no others; a 409 with code `changed` as with her details. */
export function saveNewsletters(codes: readonly string[], version: number): Promise<Newsletters> {
  return ask('PUT', 'api/customer/newsletters', Newsletters, { json: { codes, version } })
}
