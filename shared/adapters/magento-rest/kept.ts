// Stores the state of Magento's REST calls, which have no session: the guest's masked cart id and the customer's token, in cookies below
// the store's path.
import { environment } from '#shared/environment.ts'
import type { AdapterPage } from '#shared/adapters/adapter.ts'

/** Cookie names. */
const names = { cart: 'touchline-magento-cart', token: 'touchline-magento-token', hint: 'touchline-session' } as const
type Name = keyof typeof names

/** Lifetimes in days, the same as Magento's: a guest's cart a week, a customer's token an hour (Stores, Configuration, Services, OAuth). */
const days: Readonly<Record<Name, number>> = { cart: 7, token: 1 / 24, hint: 7 }

/** Where the browser keeps no cookies, the values last as long as the page. */
const memory = new Map<Name, string>()

const pathOf = ({ baseUrl }: AdapterPage) => new URL(baseUrl, environment.location).pathname

/** Reads a value; null where there is none. */
export function kept(name: Name): string | null {
  return (environment.hasCookies() ? environment.cookie(names[name]) : memory.get(name)) || null
}

/** Stores a value. */
export function keep(name: Name, value: string, page: AdapterPage): void {
  memory.set(name, value)
  environment.setCookie(names[name], value, { path: pathOf(page), days: days[name] })
}

/** Removes a value. */
export function forget(name: Name, page: AdapterPage): void {
  memory.delete(name)
  environment.setCookie(names[name], '', { path: pathOf(page), days: 0 })
}

/** Signals pages and tabs that personal data has changed: they reload the session when this cookie differs from the value they know. */
export function noteChange(page: AdapterPage): void {
  const cart = kept('cart')
  if (cart === null && kept('token') === null) return forget('hint', page)
  // Extends the lifetime by another week.
  if (cart !== null) keep('cart', cart, page)
  keep('hint', String(environment.now()), page)
}
