// The content of each page: passes the shop's data to the places of the theme.
import { html, type Html } from '#tests/support/spec-host/pages/html.ts'
import { named, translate } from '../data.ts'
import type { Category, Product } from '../goods.ts'
import { answerJson } from '../http/output.ts'
import { fieldsOf } from '../json.ts'
import { inCategory, search, visible } from '../rules/find-products.ts'
import { sessionQuote } from '../rules/session-cart.ts'
import type { Order } from '../sales.ts'
import { cartJson } from '../shapes/cart-json.ts'
import { checkoutConfig } from '../shapes/checkout-config.ts'
import { cardOf, productPage } from '../shapes/product-page.ts'
import { totalsJson } from '../shapes/totals-json.ts'
import { written } from './plain.ts'
import { form } from './plain.ts'
import type { PageQuery } from './page-info.ts'
import type { CartData, OrderData, PageInfo, PageName } from './theme.ts'

/** The data that a page's content is made from. */
export interface ContentQuery extends PageQuery {
  query: URLSearchParams
  category?: Category
  product?: Product
}

const quoteOf = ({ shop, session, customer }: ContentQuery) => sessionQuote(shop, session, customer)

const cartData = (input: ContentQuery): CartData => {
  const quote = quoteOf(input)
  if (!quote) return { quote: null, totals: null }
  return {
    quote: fieldsOf(answerJson('quote-data-cart-interface', cartJson(quote, input.customer))),
    totals: fieldsOf(answerJson('quote-data-totals-interface', totalsJson(input.store, quote))),
  }
}

const orderData = (order: Order): OrderData => ({
  id: order.id,
  number: order.incrementId,
  email: order.email,
  total: order.grandTotal,
  date: order.createdAt,
})

/** The order that this session placed last. */
export const lastOrder = ({ shop, session }: Pick<PageQuery, 'shop' | 'session'>): Order | null =>
  shop.orders.find(({ id }) => id === session.lastOrderId) ?? null

const list = (page: PageInfo, { shop, store, query, category }: ContentQuery): Html => {
  const text = query.get('q') ?? ''
  const found = category ? inCategory(category) : search(store, text).map(({ product }) => product)
  return page.theme.list(page, {
    cards: found.map((product) => cardOf(shop, store, product)),
    categoryId: category?.id ?? null,
    query: text,
  })
}

const product = (page: PageInfo, input: ContentQuery): Html => {
  if (!input.product) return html``
  const data = productPage(input.shop, input.store, input.product)
  const { theme } = page
  return html`${theme.productGallery(page, data)}${theme.productPrice(page, data)}${theme.productOptions(page, data)}${theme.productData(page, data)}`
}

const success = (page: PageInfo, input: ContentQuery): Html => {
  const order = lastOrder(input)
  return order ? page.theme.success(page, orderData(order)) : html``
}

/** The bank of a payment method that redirects. */
const bank = (page: PageInfo, input: ContentQuery): Html => {
  const order = lastOrder(input)
  if (!order) return html``
  return html`<p>${order.incrementId}: ${written(page, order.grandTotal)}</p>
${form(page, `${page.base}ideal/bank/pay/`, html`<button>Pay</button>`)}${form(page, `${page.base}ideal/bank/cancel/`, html`<button>Cancel</button>`)}`
}

/** The content of every page by its name. */
export const content: Record<PageName, (page: PageInfo, input: ContentQuery) => Html> = {
  home: (page, { shop, store }) => page.theme.home(page, { cards: visible.slice(0, 8).map((shown) => cardOf(shop, store, shown)) }),
  category: list,
  search: list,
  product,
  cart: (page, input) => page.theme.cart(page, cartData(input)),
  checkout: (page, input) =>
    page.theme.checkout(page, { ...cartData(input), config: checkoutConfig(input.store, quoteOf(input), input.customer, page.formKey) }),
  success,
  login: (page) => page.theme.login(page),
  account: (page, { shop, customer }) =>
    page.theme.account(page, {
      customer: fieldsOf(page.visitor.customer),
      orders: shop.orders.filter(({ customerId }) => customerId !== null && customerId === customer?.id).map(orderData),
    }),
  bank,
}

const TITLES: Record<PageName, string> = {
  home: 'Home',
  category: '',
  search: "Search results for: '%1'",
  product: '',
  cart: 'Shopping Cart',
  checkout: 'Checkout',
  success: 'Thank you for your purchase!',
  login: 'Customer Login',
  account: 'My Account',
  bank: 'iDEAL',
}

/** The title of a page. */
export const titleOf = ({ name, store, category, product: shown, query }: Omit<ContentQuery, 'title'>): string => {
  const own = shown ?? category
  return own ? named(store, own.name) : translate(store, TITLES[name]).replace('%1', query.get('q') ?? '')
}
