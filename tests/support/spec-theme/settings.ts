// The page's settings as README and contract describe them, for a platform that offers only the specification's calls.
import { html, jsonText, raw, type Html } from '../spec-host/pages/html.ts'
import type { PageInfo } from '../spec-host/pages/theme.ts'

const countries = ['NL', 'BE', 'DE', 'GB', 'SE']

const settingsOf = (page: PageInfo) => ({
  locale: page.store.locale,
  store: { id: page.store.id, code: page.store.code, name: 'Sportpunt' },
  currency: page.store.currency,
  country: page.store.country,
  countries,
  baseUrl: page.base,
  apiUrl: page.base,
  routes: {
    home: page.urls.home,
    search: page.urls.search,
    cart: page.urls.cart,
    checkout: page.urls.checkout,
    success: page.urls.success,
    wishlist: page.urls.wishlist,
    compare: page.urls.compare,
    login: page.urls.login,
    account: page.urls.account,
    contact: page.urls.contact,
  },
  // A cached page has no data about its visitor.
  ...(page.visitor
    ? { session: { customer: page.visitor.customer, itemsCount: page.visitor.cartCount, compare: page.visitor.compare } }
    : {}),
  cookies: { session: 'XSRF-TOKEN', wishlist: 'wishlist' },
  pickup: { postnl: ['postnl_pickup'], dhl: ['dhl_servicepoint'] },
  payment: { ideal: ['adyen_ideal'], creditcard: ['adyen_cc'], giropay: ['adyen_giropay'], afterpay: ['afterpay_20'] },
  paymentTerms: { afterpay_20: { lender: 'Later BV', dueDays: 14, cost: '€7.50', url: 'https://terms.example/afterpay' } },
  reasons: ['size', 'damaged', 'other'].map((code) => ({ code, label: page.say(`reason_${code}`) })),
})

/** What a theme puts into `<head>`. */
export const settings = (page: PageInfo): Html =>
  html`<script type="application/json" id="touchline-page">${raw(jsonText(settingsOf(page)))}</script>`
