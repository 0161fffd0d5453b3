// The places of the shop's pages that a theme renders, and the data for each of them.
import type { Html } from '#tests/support/spec-host/pages/html.ts'
import type { Fields, Json } from '../json.ts'

export type PageName = 'home' | 'category' | 'search' | 'product' | 'cart' | 'checkout' | 'success' | 'login' | 'account' | 'bank'

type UrlName = 'home' | 'search' | 'cart' | 'checkout' | 'success' | 'login' | 'account' | 'updateCart' | 'coupon' | 'loginPost' | 'logout'

/** The visitor of the page, as the session knows her. */
export interface Visitor {
  /** The customer as `customers/me` returns her, or null for a guest. */
  customer: Json
  /** The number of pieces in the session's cart; a guest's cart that only the web API made does not belong to the session. */
  cartCount: number
  /** The cart's id in the web API: a guest's mask; null for a customer, whose cart is `mine`, and without a cart. */
  maskedId: string | null
}

/** The data that every place gets. */
export interface PageInfo {
  name: PageName
  title: string
  path: string
  store: { id: number; code: string; locale: string; language: string; currency: string }
  /** `/default/`. */
  base: string
  /** Where the web API of this store view is: `/rest/default/V1/`. */
  rest: string
  stores: { code: string; name: string; url: string }[]
  urls: Record<UrlName, string>
  menu: { id: number; name: string; url: string }[]
  formKey: string
  /** The nonce for inline scripts, if a policy is set. */
  nonce: string | null
  visitor: Visitor
  /** Messages that the shop shows once. */
  messages: { type: 'success' | 'error'; text: string }[]
  /** A message in the store view's language file. */
  say: (sentence: string) => string
  /** The whole theme, so that one place can render another. */
  theme: Theme
}

export interface Card {
  id: number
  sku: string
  name: string
  url: string
  image: string
  /** Including tax, in the currency. */
  final: number
  regular: number
  isSalable: boolean
}

export interface ProductPage extends Card {
  type: 'simple' | 'configurable' | 'bundle'
  /** The address that its form posts to. */
  action: string
  /** The configuration that Magento prints for `priceBox`. */
  priceConfig: Json
  /** The configuration that Magento prints as `jsonConfig` of a configurable product. */
  jsonConfig: Json
  /** The configuration that Magento prints as `jsonSwatchConfig` beside it. */
  jsonSwatchConfig: Json
  /** The configuration that Magento prints for `priceBundle`. */
  bundleConfig: Json
  gallery: string[]
}

export interface CartData {
  /** The session's cart and its totals as the calls return them; null without a cart. */
  quote: Fields | null
  totals: Fields | null
}

export interface OrderData {
  id: number
  number: string
  email: string
  total: number
  date: string
}

/** Each function renders one place. `defaultTheme` has working plain HTML for all of them. */
export interface Theme {
  /** Within `<head>`, after charset, viewport and title. */
  head: (page: PageInfo) => Html
  header: (page: PageInfo) => Html
  searchForm: (page: PageInfo) => Html
  footer: (page: PageInfo) => Html
  home: (page: PageInfo, data: { cards: Card[] }) => Html
  /** A category or a search. */
  list: (page: PageInfo, data: { cards: Card[]; categoryId: number | null; query: string }) => Html
  card: (page: PageInfo, card: Card) => Html
  /** The scripts of type `text/x-magento-init`, which contain the product's data. */
  productData: (page: PageInfo, product: ProductPage) => Html
  productGallery: (page: PageInfo, product: ProductPage) => Html
  productPrice: (page: PageInfo, product: ProductPage) => Html
  /** Choices and the button: a form that adds to the cart. */
  productOptions: (page: PageInfo, product: ProductPage) => Html
  cart: (page: PageInfo, data: CartData) => Html
  /** `config` is the configuration that Magento prints as `window.checkoutConfig`. */
  checkout: (page: PageInfo, data: CartData & { config: Fields }) => Html
  success: (page: PageInfo, order: OrderData) => Html
  login: (page: PageInfo) => Html
  account: (page: PageInfo, data: { customer: Fields; orders: OrderData[] }) => Html
}
