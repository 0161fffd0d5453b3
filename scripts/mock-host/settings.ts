// The settings that the mock host prints into its pages, and that another server may paste into its own.
import { customerAnswer } from '#shared/session/login/examples.ts'
import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** The page's settings; `more` are those of the developer. */
export function settingsOf(
  { store, base, extensions }: World,
  visitor: Visitor | null,
  more: object,
): Record<string, unknown> & { routes: Record<string, string> } {
  const route = (path: string) => base + path
  const settings = {
    locale: store.locale,
    store: { id: 1, code: store.code, name: 'Mock shop' },
    ...{ currency: store.currency, country: store.country, baseUrl: base, apiUrl: base, extensions },
    routes: {
      ...{ home: route(''), search: route('search'), cart: route('checkout/cart'), checkout: route('checkout') },
      ...{ success: route('checkout/success'), wishlist: route('wishlist'), compare: route('compare') },
      ...{ login: route('account/login'), account: route('account'), contact: route('contact'), product: route('product/{id}') },
    },
    limits: { compare: 4, emailRepeat: false, birthDate: 'optional', password: { minLength: 8, minClasses: 3 } },
    delivery: { timeZone: 'Europe/Amsterdam', cutOff: '22:00', fee: 4.95, freeFrom: 50 },
    ...(visitor && !extensions.includes('session') ? { session: sessionOf(visitor) } : {}),
  }
  const routes = 'routes' in more && typeof more.routes === 'object' ? more.routes : {}
  return { ...settings, ...more, routes: { ...settings.routes, ...routes } }
}

/** Who is here, for pages of a host without the session's call: such a page belongs to one person. */
function sessionOf({ customer, pieces, compare }: Visitor): object {
  return {
    customer: customer && customerAnswer({ id: customer.id, email: customer.email, firstname: customer.firstname }),
    itemsCount: pieces,
    compare,
  }
}
