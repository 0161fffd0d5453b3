// The content of each page: passes the platform's data to the places of the theme.
import { categories, named, products, say } from '../data.ts'
import type { Platform } from '../platform.ts'
import { byId, find, listed } from '../rules/catalog.ts'
import { readListQuery } from '../rules/list-query.ts'
import { findProducts } from '../rules/lists.ts'
import { reasonCodes } from '../rules/returns.ts'
import { customerJson } from '../shapes/address-json.ts'
import { listJson } from '../shapes/list-json.ts'
import { cardJson, productJson } from '../shapes/product-json.ts'
import { quoteJson } from '../shapes/quote-json.ts'
import { totalsJson } from '../shapes/totals-json.ts'
import type { Category, Product, Store } from '../goods.ts'
import type { Session } from '../sales.ts'
import { reviewsOf } from './reviews.ts'
import { html, type Html } from './html.ts'
import { chartOf } from './size-chart.ts'
import type { CartData, PageInfo, PageName } from './theme.ts'

/** The data that a page's content is made from. */
export interface ContentQuery {
  platform: Platform
  store: Store
  /** Null if the page comes from a cache. */
  session: Session | null
  url: URL
  category?: Category
  product?: Product
}

const cartData = ({ platform, store, session }: ContentQuery): CartData => {
  const cart = session?.carts.get(store.id)
  return cart === undefined || cart.lines.length === 0
    ? { quote: null, totals: null }
    : { quote: quoteJson(platform, cart), totals: totalsJson(platform, cart) }
}

const listPage = (page: PageInfo, { platform, store, url, category }: ContentQuery): Html => {
  const chosen = category ?? categories.find(({ id }) => id === Number(url.searchParams.get('discipline'))) ?? null
  const answer = listJson(platform, store, findProducts(store, chosen, readListQuery(url.searchParams)))
  return html`<h1>${page.title}</h1>${page.theme.list(page, { answer, url: url.pathname, query: url.searchParams.toString() })}`
}

const productPage = (page: PageInfo, { platform, store, product }: ContentQuery): Html => {
  if (product === undefined) return html``
  const data = productJson(platform, store, product)
  const { theme } = page
  const chart = chartOf(product)
  return html`<h1>${product.name}</h1><p>${product.manufacturer}</p>${theme.productData(page, data)}${theme.productGallery(page, data)}
${theme.productPrice(page, data)}${theme.productOptions(page, data)}
${theme.productSpecification(page, data, Object.entries(product.specification ?? {}))}
${chart ? theme.productSizeChart(page, data, chart) : ''}
${theme.productReviews(page, data, reviewsOf(product.id))}`
}

const cards = ({ platform, store }: ContentQuery, shown: (Product | undefined)[]) => ({
  cards: shown.filter((product) => product !== undefined).map((product) => cardJson(platform, store, product)),
})

const success = (page: PageInfo, { session }: ContentQuery): Html => {
  const order = session?.lastOrder
  if (!order) return html``
  return page.theme.success(page, { id: order.id, number: order.incrementId, email: order.email, total: order.totalCents / 100 })
}

const account = (page: PageInfo, { platform, session }: ContentQuery): Html => {
  const customer = session?.customer
  if (!customer) return html``
  const data = customerJson(platform, customer)
  const orders = platform.orders.filter(({ customerId }) => customerId === customer.id)
  return page.theme.account(page, {
    customer: typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {},
    orders: orders.map((order) => ({ number: order.incrementId, date: order.createdAt, total: order.totalCents / 100 })),
  })
}

const titled = (page: PageInfo, content: Html): Html => html`<h1>${page.title}</h1>${content}`

/** The content of every page by its name. */
export const content: Record<PageName, (page: PageInfo, input: ContentQuery) => Html> = {
  home: (page, input) => page.theme.home(page, cards(input, listed(input.store).slice(0, 8))),
  category: listPage,
  search: listPage,
  product: productPage,
  cart: (page, input) => titled(page, page.theme.cart(page, cartData(input))),
  checkout: (page, input) => titled(page, page.theme.checkout(page, cartData(input))),
  success,
  wishlist: (page, input) =>
    page.theme.wishlist(
      page,
      cards(
        input,
        (input.session?.wishlist ?? []).map((id) => byId(input.store, id)),
      ),
    ),
  compare: (page, input) =>
    page.theme.compare(
      page,
      cards(
        input,
        (input.session?.compare ?? []).map((sku) => find(input.store, sku)),
      ),
    ),
  login: (page) => titled(page, page.theme.login(page)),
  account: (page, input) => titled(page, account(page, input)),
  returns: (page, { store }) =>
    titled(page, page.theme.returns(page, { reasons: reasonCodes.map((code) => ({ code, label: say(store, `reason_${code}`) })) })),
  contact: (page) => titled(page, page.theme.contact(page)),
  maintenance: (page) => titled(page, page.theme.maintenance(page)),
}

/** The title of a page. */
export const titleOf = (name: PageName, { store, category, product, url }: ContentQuery): string => {
  if (product) return product.name
  if (category) return named(store, category.name)
  if (name === 'search') return `${say(store, 'search')} ${url.searchParams.get('query') ?? ''}`.trim()
  return say(store, name === 'success' ? 'thanks' : name)
}

/** The product that a page's address ends with. */
export const productAt = (store: Store, path: string): Product | undefined => {
  const id = Number(/-(\d+)\.html$/.exec(path)?.[1])
  return products.find((product) => product.id === id && !product.hidden && !store.without.includes(product.sku))
}
