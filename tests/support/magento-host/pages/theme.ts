// The places of the shop's pages that a theme draws, and what the shop hands to each of them.
import type { Html } from '#tests/support/spec-host/pages/html.ts'
import type { Fields, Json } from '../json.ts'

export type PageName = 'home' | 'category' | 'search' | 'product' | 'cart' | 'checkout' | 'success' | 'login' | 'account' | 'bank'

type UrlName = 'home' | 'search' | 'cart' | 'checkout' | 'success' | 'login' | 'account' | 'updateCart' | 'coupon' | 'loginPost' | 'logout'

/** Who looks at the page, as the session knows her. */
export interface Visitor {
  /** The customer as `customers/me` answers her, or null for a guest. */
  customer: Json
  /** Pieces in the session's cart: a guest's cart that only the web API made is none of the session's. */
  cartCount: number
  /** What the web API calls that cart: a guest's mask; null for a customer, whose cart is `mine`, or without a cart. */
  maskedId: string | null
}

/** What every place gets. */
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
  /** For inline scripts, where a policy is set. */
  nonce: string | null
  visitor: Visitor
  /** What the shop has to say, once. */
  messages: { type: 'success' | 'error'; text: string }[]
  /** A sentence as the store view's language file has it. */
  say: (sentence: string) => string
  /** The whole theme, so that one place can print another. */
  theme: Theme
}

export interface Card {
  id: number
  sku: string
  name: string
  url: string
  image: string
  /** With tax, in the currency. */
  final: number
  regular: number
  isSalable: boolean
}

export interface ProductPage extends Card {
  type: 'simple' | 'configurable' | 'bundle'
  /** Where its form posts to. */
  action: string
  /** What Magento prints for `priceBox`. */
  priceConfig: Json
  /** What Magento prints as `jsonConfig` of a configurable product. */
  jsonConfig: Json
  /** What Magento prints as `jsonSwatchConfig` beside it. */
  jsonSwatchConfig: Json
  /** What Magento prints for `priceBundle`. */
  bundleConfig: Json
  gallery: string[]
}

export interface CartData {
  /** The session's cart and its sums as the calls answer them; null without a cart. */
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

/** Every function prints one place. `defaultTheme` has working plain HTML for all of them. */
export interface Theme {
  /** Within `<head>`, after charset, viewport and title. */
  head: (page: PageInfo) => Html
  header: (page: PageInfo) => Html
  searchForm: (page: PageInfo) => Html
  footer: (page: PageInfo) => Html
  home: (page: PageInfo, data: { cards: Card[] }) => Html
  /** A category or what was found. */
  list: (page: PageInfo, data: { cards: Card[]; categoryId: number | null; query: string }) => Html
  card: (page: PageInfo, card: Card) => Html
  /** The scripts of type `text/x-magento-init`, which hold the product's data. */
  productData: (page: PageInfo, product: ProductPage) => Html
  productGallery: (page: PageInfo, product: ProductPage) => Html
  productPrice: (page: PageInfo, product: ProductPage) => Html
  /** Choices and the button: a form that adds to the cart. */
  productOptions: (page: PageInfo, product: ProductPage) => Html
  cart: (page: PageInfo, data: CartData) => Html
  /** `config` is what Magento prints as `window.checkoutConfig`. */
  checkout: (page: PageInfo, data: CartData & { config: Fields }) => Html
  success: (page: PageInfo, order: OrderData) => Html
  login: (page: PageInfo) => Html
  account: (page: PageInfo, data: { customer: Fields; orders: OrderData[] }) => Html
}
