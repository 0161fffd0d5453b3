// The settings that every page prints for the widgets: the store's, nothing personal, the same for everyone.
import type { StoreView } from '../host/store-view.ts'
import { passwordLimits } from '../shop/customers/password-rules.ts'
import { deliveryRules } from '../shop/delivery.ts'

/** The paths below a store that widgets link to. */
export const routes = {
  home: '',
  search: 'search',
  cart: 'checkout/cart',
  checkout: 'checkout',
  success: 'checkout/success',
  wishlist: 'wishlist',
  compare: 'compare',
  login: 'account/login',
  account: 'account',
  contact: 'contact',
  terms: 'pages/terms',
  withdrawal: 'pages/withdrawal',
  privacy: 'pages/privacy',
  delivery: 'pages/delivery',
}

/** All extensions of the contract; this shop supports each of them. */
const allExtensions = [
  'session',
  'account',
  'orders',
  'products',
  'reviews',
  'alerts',
  'advice',
  'gift-cards',
  'teams',
  'service',
  'helpers',
  'searches',
  'exchanges',
]

/** The cookie with a visitor's consent to analytics, for all stores. */
export const consentCookie = 'touchline-consent'

/** The values for the settings. */
export interface PageDetails {
  store: StoreView
  /** The shop's clock, in milliseconds. */
  now: number
  paymentOrigins: readonly string[]
  isCounting: boolean
  /** The extensions that the pages list; null for all. */
  extensions: readonly string[] | null
}

/** The content of `#touchline-page`; addresses are root-relative, so that it is the same under every host name. */
export function pageConfig({ store, now, paymentOrigins, isCounting, extensions }: PageDetails): Record<string, unknown> {
  const base = `/${store.code}/`
  return {
    locale: store.locale,
    store: { id: store.id, code: store.code, name: store.name },
    baseUrl: base,
    apiUrl: base,
    assistant: true,
    extensions: extensions ?? allExtensions,
    currency: store.currency,
    country: store.country,
    countries: store.shipsTo,
    routes: Object.fromEntries(Object.entries(routes).map(([name, path]) => [name, `/${store.code}/${path}`])),
    // Nothing needs the date of birth, so the field is optional. An address is typed once: a suggestion catches most slips, and the order
    // can be found without its e-mail.
    limits: { compare: store.compareLimit, password: passwordLimits, birthDate: 'optional', emailRepeat: false },
    delivery: deliveryRules(store, new Date(now)),
    paymentOrigins,
    analytics: isCounting ? { targets: ['dataLayer'], consentCookie } : null,
    widgets: {},
    messages: {},
  }
}
