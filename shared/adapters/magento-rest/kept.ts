// What a browser keeps for Magento's REST calls, which know no session: the guest's masked cart and the customer's token, in cookies below the store's path.
import { environment } from '#shared/environment.ts'
import type { AdapterPage } from '#shared/adapters/adapter.ts'

/** What is kept, by name. */
const names = { cart: 'touchline-magento-cart', token: 'touchline-magento-token', hint: 'touchline-session' } as const
type Name = keyof typeof names

/** As long as Magento's own: a guest's cart for a week, a customer's token for an hour (Stores, Configuration, Services, OAuth). */
const days: Readonly<Record<Name, number>> = { cart: 7, token: 1 / 24, hint: 7 }

/** Where a browser keeps no cookies, they last as long as the page. */
const memory = new Map<Name, string>()

const pathOf = ({ baseUrl }: AdapterPage) => new URL(baseUrl, environment.location).pathname

/** Reads one of them; null where there is none. */
export function kept(name: Name): string | null {
  return (environment.hasCookies() ? environment.cookie(names[name]) : memory.get(name)) || null
}

/** Keeps one of them. */
export function keep(name: Name, value: string, page: AdapterPage): void {
  memory.set(name, value)
  environment.setCookie(names[name], value, { path: pathOf(page), days: days[name] })
}

/** Forgets one of them. */
export function forget(name: Name, page: AdapterPage): void {
  memory.delete(name)
  environment.setCookie(names[name], '', { path: pathOf(page), days: 0 })
}

/** Tells pages and tabs that something personal has changed: they ask for the session where this cookie is another than they know. */
export function noteChange(page: AdapterPage): void {
  const cart = kept('cart')
  if (cart === null && kept('token') === null) return forget('hint', page)
  // Another week from now on.
  if (cart !== null) keep('cart', cart, page)
  keep('hint', String(environment.now()), page)
}
