// The settings that every page prints for the widgets: the store's, nothing personal, the same for everyone.
import type { StoreView } from '../server/store-view.ts'

/** The paths below a store that widgets lead to. */
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
}

/** The content of `#touchline-page`. */
export function pageConfig(store: StoreView, origin: string): Record<string, unknown> {
  const base = `${origin}/${store.code}/`
  return {
    locale: store.locale,
    store: { id: store.id, code: store.code, name: store.name },
    baseUrl: base,
    apiUrl: base,
    currency: store.currency,
    country: store.country,
    countries: store.shipsTo,
    routes: Object.fromEntries(Object.entries(routes).map(([name, path]) => [name, `/${store.code}/${path}`])),
    limits: { compare: store.compareLimit, password: { minLength: 8, minClasses: 3 } },
    analytics: null,
    widgets: {},
    messages: {},
  }
}
