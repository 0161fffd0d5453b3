// A theme for the Magento host: the suite's tags in Magento's templates, the adapter for stock Magento in the page's settings, nothing else.
import { html, jsonText, raw, type Html } from './spec-host/pages/html.ts'
import type { PageInfo, ProductPage, Theme } from './magento-host/pages/theme.ts'

/** The path of the build's files. */
export const TOUCHLINE = '/touchline/'

/** The package's adapter with its default settings. */
const STOCK = `${TOUCHLINE}adapters/magento-rest.js`

/** The page's settings; `adapter` is the theme's own if the package's is not enough. */
const settingsOf = ({ store, base, rest, urls, visitor }: PageInfo, adapter: string) => ({
  locale: store.locale,
  store: { id: store.id, code: store.code, name: 'Sport' },
  currency: store.currency,
  country: 'NL',
  countries: ['NL', 'US'],
  baseUrl: base,
  apiUrl: rest,
  adapter,
  // The customer's session is printed, since no cache stores these pages.
  ...(adapter === STOCK
    ? { extensions: ['session', 'account'] }
    : { session: { customer: visitor.customer, itemsCount: visitor.cartCount } }),
  routes: {
    ...{ home: urls.home, search: urls.search, cart: urls.cart, checkout: urls.checkout, success: urls.success },
    ...{ login: urls.login, account: urls.account },
  },
})

const json = (value: unknown, attribute: string): Html =>
  html`<script type="application/json" ${raw(attribute)}>${raw(jsonText(value))}</script>`

/** The data that a template of Magento has about a product. */
const productOf = ({ id, sku, name, final, regular, isSalable, jsonConfig, gallery }: ProductPage) => ({
  ...{ product_id: id, sku, name, in_stock: isSalable, image: gallery[0] ?? null },
  ...(jsonConfig === null ? { product_type: 'simple', price_incl_tax: regular, final_price_incl_tax: final } : { jsonConfig }),
})

/** A mount over the plain theme's own HTML. */
const over = (widget: string, plain: Html, options: object = {}): Html =>
  html`<div data-touchline="${widget}">${plain}${json(options, 'data-touchline-options')}</div>`

/** The places of the theme; all others stay Magento's own. */
export function touchlineTheme(plain: Theme, adapter = STOCK): Partial<Theme> {
  return {
    head: (page) => html`${plain.head(page)}<link rel="icon" href="data:,">
<link rel="stylesheet" href="${TOUCHLINE}touchline-room.css">
${json(settingsOf(page, adapter), 'id="touchline-page"')}
<script type="module" async src="${TOUCHLINE}touchline.js"></script>`,
    header: (page) =>
      html`${plain.header(page)}<div data-touchline="minicart"><a href="${page.urls.cart}">${page.say('Shopping Cart')}</a></div>
<div data-touchline="header-search">${page.theme.searchForm(page)}</div>`,
    productOptions: (page, product) => html`${over('product-options', html``, { productId: product.id, product: productOf(product) })}
${over('add-to-cart', plain.productOptions(page, product), { productId: product.id })}`,
    cart: (page, data) =>
      html`${over('cart', plain.cart(page, data))}${over('coupon', html`<p>${page.say('Discount Code')}</p>`, { isOpen: true })}`,
    checkout: () => over('checkout', html`<p>Paying needs scripts.</p>`, { countries: [{ code: 'NL', label: 'Netherlands' }] }),
    // Magento's own account page does not know customers who logged in by a token; with Magento's session, its own form is used.
    ...(adapter === STOCK && { login: (page: PageInfo) => over('login-form', plain.login(page), { back: page.urls.home }) }),
  }
}
