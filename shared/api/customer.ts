// In and out of the account, and the question of two carts.
import { Login } from '#shared/schemas/customer.ts'
import { Cart } from '#shared/schemas/cart.ts'
import { Anything, ask } from './client.ts'

/** Who wants in. */
export interface Credentials {
  email: string
  password: string
}

/** Logs in; rejects with the same sentence whatever was wrong. */
export function login(credentials: Credentials): Promise<Login> {
  return ask('POST', 'api/customer/login', Login, { json: credentials, challenge: 'login' })
}

/** Ends the session. */
export async function logout(): Promise<void> {
  await ask('POST', 'api/customer/logout', Anything)
}

/** Turns two carts into one: `merge` adds the lines of the new one to the old, `replace` keeps only the new one. */
export function mergeCarts(strategy: 'merge' | 'replace'): Promise<Cart> {
  return ask('POST', 'checkout/cart/merge', Cart, { json: { strategy } })
}
