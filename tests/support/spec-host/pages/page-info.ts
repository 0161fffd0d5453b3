// The data of every page of a store: addresses, menu, texts and, if it is not cached, the visitor.
import { categories, named, say, stores } from '../data.ts'
import type { Platform } from '../platform.ts'
import { countOf } from '../rules/cart.ts'
import { customerJson } from '../shapes/address-json.ts'
import { categoryPath } from '../shapes/urls.ts'
import { wishlistItems } from '../shapes/wishlist-json.ts'
import type { Store } from '../goods.ts'
import type { Session } from '../sales.ts'
import { defaultTheme } from './default-theme.ts'
import type { PageInfo, PageName, Visitor } from './theme.ts'

const PATHS: PageInfo['urls'] = {
  home: '',
  search: 'search',
  cart: 'checkout/cart',
  checkout: 'checkout',
  success: 'checkout/success',
  wishlist: 'wishlist',
  compare: 'compare',
  login: 'customer/login',
  account: 'customer/account',
  returns: 'returns',
  contact: 'contact',
  addToCart: 'checkout/cart/add',
  updateCart: 'checkout/cart/update',
  applyCoupon: 'checkout/cart/coupon',
  applyGiftCard: 'checkout/cart/gift-card',
  logout: 'customer/logout',
}

const urlsOf = (base: string): PageInfo['urls'] => {
  const urls = { ...PATHS }
  for (const [name, path] of Object.entries(PATHS)) Object.assign(urls, { [name]: base + path })
  return urls
}

const menuOf = (store: Store): PageInfo['menu'] => {
  const entry = (category: (typeof categories)[number]) => ({
    id: category.id,
    name: named(store, category.name),
    url: categoryPath(store, category),
  })
  return categories
    .filter(({ parent }) => parent === null)
    .map((top) => ({ ...entry(top), below: categories.filter(({ parent }) => parent === top.id).map(entry) }))
}

const visitorOf = (platform: Platform, store: Store, session: Session): Visitor => {
  const cart = session.carts.get(store.id)
  return {
    customer: session.customer ? customerJson(platform, session.customer) : null,
    cartCount: countOf(cart),
    cartId: cart?.id ?? null,
    wishlist: wishlistItems(platform, store, session),
    compare: session.compare,
  }
}

export interface PageQuery {
  platform: Platform
  store: Store
  /** Null where the page comes from a cache. */
  session: Session | null
  name: PageName
  title: string
  path: string
}

export const pageInfo = ({ platform, store, session, name, title, path }: PageQuery): PageInfo => {
  const base = `/${store.path}/`
  const { notice = null } = session ?? {}
  if (session) session.notice = null
  return {
    name,
    title,
    path,
    store: {
      id: store.id,
      code: store.code,
      locale: store.locale,
      language: store.language,
      country: store.country,
      currency: store.currency,
    },
    base,
    // Stores that share a path are chosen by a cookie, as Magento does it.
    stores: stores.map((other) => ({ code: other.code, locale: other.locale, url: `/${other.path}/?___store=${other.code}` })),
    urls: urlsOf(base),
    menu: menuOf(store),
    token: session?.token ?? null,
    visitor: session ? visitorOf(platform, store, session) : null,
    notice,
    say: (key) => say(store, key),
    theme: { ...defaultTheme, ...platform.options.theme },
  }
}
