// Routes of the pages: their addresses, and whether a cache may store them.
import type { Context, Hono } from 'hono'
import { categories } from '../data.ts'
import { content, productAt, titleOf, type ContentQuery } from '../pages/content.ts'
import { layout } from '../pages/layout.ts'
import { pageInfo } from '../pages/page-info.ts'
import type { PageName } from '../pages/theme.ts'
import type { Platform } from '../platform.ts'
import { shortage } from '../rules/cart.ts'
import type { Store } from '../goods.ts'
import type { Session } from '../sales.ts'
import { knownSession, sessionOf, storeOfPage } from './session.ts'

const CACHED: PageName[] = ['home', 'category', 'search', 'product', 'contact', 'maintenance']

/** After a customer's session has expired, the page is a guest's. */
const pageSession = (c: Context, platform: Platform): Session => {
  const known = knownSession(c, platform)
  if (known?.isExpired) Object.assign(known, { isExpired: false, customer: null, carts: new Map() })
  return sessionOf(c, platform)
}

/** The redirect of a page that has nothing to show. */
const elsewhere = (platform: Platform, store: Store, session: Session | null, name: PageName): string | null => {
  const cart = session?.carts.get(store.id)
  const base = `/${store.path}/`
  if (name === 'checkout' && (!cart || cart.lines.length === 0 || shortage(platform, cart.lines) !== undefined))
    return `${base}checkout/cart`
  if (name === 'success' && !session?.lastOrder) return `${base}checkout/cart`
  return name === 'account' && !session?.customer ? `${base}customer/login` : null
}

/** Renders a page of a store. */
export const page = (
  c: Context,
  platform: Platform,
  name: PageName,
  data: Pick<ContentQuery, 'category' | 'product'> = {},
): Response | Promise<Response> => {
  const store = storeOfPage(c)
  if (store === undefined) return c.notFound()
  const isCached = platform.options.cached === true && CACHED.includes(name)
  const session = isCached ? null : pageSession(c, platform)
  const other = elsewhere(platform, store, session, name)
  if (other !== null) return c.redirect(other)
  const input: ContentQuery = { platform, store, session, url: new URL(c.req.url), ...data }
  const info = pageInfo({ platform, store, session, name, title: titleOf(name, input), path: c.req.path })
  c.header('Cache-Control', isCached ? 'public, max-age=60' : 'no-cache, private')
  return c.html(layout(info, content[name](info, input)), name === 'maintenance' ? 503 : 200)
}

const FIXED: Record<string, PageName> = {
  '/:store': 'home',
  '/:store/': 'home',
  '/:store/search': 'search',
  '/:store/checkout/cart': 'cart',
  '/:store/checkout': 'checkout',
  '/:store/checkout/success': 'success',
  '/:store/wishlist': 'wishlist',
  '/:store/compare': 'compare',
  '/:store/customer/login': 'login',
  '/:store/customer/account': 'account',
  '/:store/returns': 'returns',
  '/:store/contact': 'contact',
  '/:store/maintenance': 'maintenance',
}

export const addPages = (app: Hono, platform: Platform): void => {
  app.get('/', (c) => c.redirect('/nl/'))
  for (const [path, name] of Object.entries(FIXED)) app.get(path, (c) => page(c, platform, name))
  app.get('/:store/:page', (c) => {
    const store = storeOfPage(c)
    const product = store && productAt(store, c.req.path)
    if (product) return page(c, platform, 'product', { product })
    // A filter segment starts with an underscore and follows a category in a path of two parts.
    const category = categories.find(({ path }) => path === c.req.param('page'))
    return category ? page(c, platform, 'category', { category }) : c.notFound()
  })
  app.get('/:store/:page/:filter{_.*}', (c) => {
    const category = categories.find(({ path }) => path === c.req.param('page'))
    return category ? page(c, platform, 'category', { category }) : c.notFound()
  })
}
