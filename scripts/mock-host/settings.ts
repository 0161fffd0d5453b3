// The settings that the mock host prints into its pages, and that another server may paste into its own.
import { settingFaults } from '#shared/mount/explain-settings.ts'
import { nearMiss } from '#shared/mount/near-miss.ts'
import { customerAnswer } from '#shared/session/login/examples.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** Throws if a setting of the developer is misspelt or of another kind; `widgets` are the names of all widgets, for their presets. */
export function expectSettings(more: object, widgets: readonly string[]): void {
  const known = Object.keys(settingsFrom({}))
  for (const name of Object.keys(more)) {
    if (known.includes(name)) continue
    const near = nearMiss(name, known)
    throw new Error(`settings: ${name} is no setting. ${near === null ? `There are ${known.join(', ')}.` : `Did you mean ${near}?`}`)
  }
  const [wrong] = settingFaults(more, widgets)
  if (!wrong) return
  const { option, value, expected } = wrong.fault
  throw new Error(`settings: ${option} is ${JSON.stringify(value)}, expected ${expected}.`)
}

/** The page's settings; `more` are those of the developer. */
export function settingsOf(
  { store, base, origin, extensions }: World,
  visitor: Visitor | null,
  more: object,
): Record<string, unknown> & { routes: Record<string, string> } {
  const route = (path: string) => base + path
  const settings = {
    locale: store.locale,
    store: { id: 1, code: store.code, name: 'Mock shop' },
    ...{ currency: store.currency, country: store.country, baseUrl: base, apiUrl: origin + base, extensions },
    routes: {
      ...{ home: route(''), search: route('search'), cart: route('checkout/cart'), checkout: route('checkout') },
      ...{ success: route('checkout/success'), wishlist: route('wishlist'), compare: route('compare') },
      ...{ login: route('account/login'), account: route('account'), contact: route('contact'), product: route('product/{id}') },
    },
    limits: { compare: 4, emailRepeat: false, birthDate: 'optional', password: { minLength: 8, minClasses: 3 } },
    delivery: { timeZone: 'Europe/Amsterdam', cutOff: '22:00', fee: 4.95, freeFrom: 50 },
    ...(origin === '' ? {} : { paymentOrigins: [origin] }),
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
