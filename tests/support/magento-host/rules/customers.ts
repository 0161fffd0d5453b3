// Customers: who signs in, and with which words she is refused.
import { RestError } from '../rest-error.ts'
import type { Customer } from '../sales.ts'
import type { Shop } from '../shop.ts'

export const byEmail = (shop: Shop, email: string): Customer | undefined =>
  shop.customers.find((customer) => customer.email.toLowerCase() === email.trim().toLowerCase())

/** The customer of a mail and a password. */
export const signIn = (shop: Shop, email: string, password: string): Customer => {
  const customer = byEmail(shop, email)
  if (!customer || customer.password !== password)
    throw new RestError(401, 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.')
  return customer
}
