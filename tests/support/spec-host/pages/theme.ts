// The parts of the platform's pages that a theme renders, and the data that the platform passes to each.
import type { Json } from '../shapes/shape.ts'
import type { Html } from './html.ts'

export type PageName =
  | 'home'
  | 'category'
  | 'search'
  | 'product'
  | 'cart'
  | 'checkout'
  | 'success'
  | 'wishlist'
  | 'compare'
  | 'login'
  | 'account'
  | 'returns'
  | 'contact'
  | 'maintenance'

type Fields = Record<string, Json>

/** The page's visitor; a cached page has none. */
export interface Visitor {
  /** The customer with her addresses by Magento's names, or null for a guest. */
  customer: Json
  /** Pieces in the cart. */
  cartCount: number
  cartId: number | null
  /** Items as stored in the cookie `wishlist`. */
  wishlist: Json[]
  /** The skus in the comparison. */
  compare: string[]
}

/** The data of every part. */
export interface PageInfo {
  name: PageName
  title: string
  path: string
  store: { id: number; code: string; locale: string; language: string; country: string; currency: string }
  /** Where the store's calls and pages are: `/nl/`. */
  base: string
  stores: { code: string; locale: string; url: string }[]
  urls: Record<
    Exclude<PageName, 'category' | 'product' | 'maintenance'> | 'addToCart' | 'updateCart' | 'applyCoupon' | 'applyGiftCard' | 'logout',
    string
  >
  menu: { id: number; name: string; url: string; below: { id: number; name: string; url: string }[] }[]
  /** The token against forgery; null on a page from a cache. */
  token: string | null
  visitor: Visitor | null
  /** A message to show to the visitor once. */
  notice: string | null
  /** The platform's own texts in the store's language. */
  say: (key: string) => string
  /** The whole theme, so that one part can print another. */
  theme: Theme
}

/** A list with the same answer as its call. */
export interface ListData {
  answer: Fields
  /** The page's own address without its query. */
  url: string
  query: string
}

export interface CartData {
  /** The quote and its totals as the calls answer them; null without a cart. */
  quote: Fields | null
  totals: Fields | null
}

/** Every function prints one part. `defaultTheme` has working plain HTML for all of them. */
export interface Theme {
  /** Within `<head>`, after charset, viewport and title. */
  head: (page: PageInfo) => Html
  header: (page: PageInfo) => Html
  /** Within the header: the form that leads to the search page by GET. */
  searchForm: (page: PageInfo) => Html
  footer: (page: PageInfo) => Html
  home: (page: PageInfo, data: { cards: Fields[] }) => Html
  list: (page: PageInfo, data: ListData) => Html
  card: (page: PageInfo, card: Fields) => Html
  /** The product's JSON, where scripts of a theme find it. */
  productData: (page: PageInfo, product: Fields) => Html
  productGallery: (page: PageInfo, product: Fields) => Html
  productPrice: (page: PageInfo, product: Fields) => Html
  /** Choices and the button: a form that adds to the cart. */
  productOptions: (page: PageInfo, product: Fields) => Html
  productSpecification: (page: PageInfo, product: Fields, rows: [string, string][]) => Html
  /** Only for products that have a chart. */
  productSizeChart: (page: PageInfo, product: Fields, chart: Html) => Html
  productReviews: (page: PageInfo, product: Fields, reviews: Review[]) => Html
  cart: (page: PageInfo, data: CartData) => Html
  checkout: (page: PageInfo, data: CartData) => Html
  success: (page: PageInfo, order: { id: number; number: string; email: string; total: number }) => Html
  wishlist: (page: PageInfo, data: { cards: Fields[] }) => Html
  compare: (page: PageInfo, data: { cards: Fields[] }) => Html
  login: (page: PageInfo) => Html
  account: (page: PageInfo, data: { customer: Fields; orders: OrderRow[] }) => Html
  returns: (page: PageInfo, data: { reasons: { code: string; label: string }[] }) => Html
  contact: (page: PageInfo) => Html
  maintenance: (page: PageInfo) => Html
}

export interface Review {
  nickname: string
  title: string
  detail: string
  rating: number
}

export interface OrderRow {
  number: string
  date: string
  total: number
}
