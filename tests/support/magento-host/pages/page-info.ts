// The data of every page: addresses, menu, texts and visitor.
import { categories, named, stores, translate } from '../data.ts'
import type { Store } from '../goods.ts'
import { answerJson } from '../http/output.ts'
import { itemsQty } from '../rules/cart.ts'
import { sessionQuote } from '../rules/session-cart.ts'
import type { Customer, Session } from '../sales.ts'
import { customerJson } from '../shapes/customer-json.ts'
import { keyUrl, pageUrl } from '../shapes/urls.ts'
import type { Shop } from '../shop.ts'
import { defaultTheme } from './default-theme.ts'
import type { PageInfo, PageName, Visitor } from './theme.ts'

const urlsOf = (store: Store): PageInfo['urls'] => ({
  home: pageUrl(store, ''),
  search: pageUrl(store, 'catalogsearch/result/'),
  cart: pageUrl(store, 'checkout/cart/'),
  checkout: pageUrl(store, 'checkout/'),
  success: pageUrl(store, 'checkout/onepage/success/'),
  login: pageUrl(store, 'customer/account/login/'),
  account: pageUrl(store, 'customer/account/'),
  updateCart: pageUrl(store, 'checkout/cart/updatePost/'),
  coupon: pageUrl(store, 'checkout/cart/couponPost/'),
  loginPost: pageUrl(store, 'customer/account/loginPost/'),
  logout: pageUrl(store, 'customer/account/logout/'),
})

const visitorOf = (shop: Shop, session: Session, customer: Customer | null): Visitor => {
  const quote = sessionQuote(shop, session, customer)
  return {
    customer: customer ? answerJson('customer-data-customer-interface', customerJson(customer)) : null,
    cartCount: quote ? itemsQty(quote) : 0,
    maskedId: quote?.maskedId ?? null,
  }
}

export interface PageQuery {
  shop: Shop
  store: Store
  session: Session
  customer: Customer | null
  name: PageName
  title: string
  path: string
  nonce: string | null
}

export const pageInfo = ({ shop, store, session, customer, name, title, path, nonce }: PageQuery): PageInfo => {
  const { messages } = session
  session.messages = []
  return {
    name,
    title,
    path,
    store: { id: store.id, code: store.code, locale: store.locale, language: store.locale.slice(0, 2), currency: store.currency },
    base: pageUrl(store, ''),
    rest: `/rest/${store.code}/V1/`,
    stores: stores.map((other) => ({ code: other.code, name: other.name, url: pageUrl(other, '') })),
    urls: urlsOf(store),
    menu: categories.map((category) => ({ id: category.id, name: named(store, category.name), url: keyUrl(store, category) })),
    formKey: session.formKey,
    nonce,
    visitor: visitorOf(shop, session, customer),
    messages,
    say: (sentence) => translate(store, sentence),
    theme: { ...defaultTheme, ...shop.options.theme },
  }
}
