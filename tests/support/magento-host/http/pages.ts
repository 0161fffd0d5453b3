// Routes of the pages, and redirects: an empty checkout, a success page without an order, an account without a customer.
import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { categories, defaultStore } from '../data.ts'
import { content, lastOrder, titleOf, type ContentQuery } from '../pages/content.ts'
import { layout } from '../pages/layout.ts'
import { pageInfo } from '../pages/page-info.ts'
import type { PageName } from '../pages/theme.ts'
import { visible } from '../rules/find-products.ts'
import { sessionQuote } from '../rules/session-cart.ts'
import { shortage } from '../rules/stock.ts'
import { sectionsJson } from '../shapes/sections-json.ts'
import type { Shop } from '../shop.ts'
import { storeOfPage } from './page-store.ts'
import { customerOf, sessionOf } from './session.ts'

const policy = (origins: string[], nonce: string): string =>
  [
    ["script-src 'self'", `'nonce-${nonce}'`],
    ["style-src 'self'"],
    ["img-src 'self' data: blob:"],
    ["connect-src 'self'"],
    ["font-src 'self'"],
  ]
    .map((directive) => [...directive, ...origins].join(' '))
    .concat("default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'")
    .join('; ')

/** The redirect of a page that has nothing to show. */
const elsewhere = ({ shop, session, customer, name }: ContentQuery): string | null => {
  const quote = sessionQuote(shop, session, customer)
  const isEmpty = !quote || quote.lines.length === 0 || shortage(shop, quote.lines) !== undefined
  if (name === 'checkout' && isEmpty && shop.options.emptyCheckout !== 'page') return 'checkout/cart/'
  if ((name === 'success' || name === 'bank') && !lastOrder({ shop, session })) return 'checkout/cart/'
  if (name === 'login' && customer) return 'customer/account/'
  return name === 'account' && !customer ? 'customer/account/login/' : null
}

type Found = Pick<ContentQuery, 'category' | 'product'>

const page = (c: Context, shop: Shop, name: PageName, found: Found = {}): Response | Promise<Response> => {
  const store = storeOfPage(c)
  if (!store) return c.notFound()
  const session = sessionOf(c, shop)
  const customer = customerOf(c, shop, session)
  const { csp } = shop.options
  const nonce = csp ? randomBytes(12).toString('base64') : null
  const untitled = { shop, store, session, customer, name, path: c.req.path, nonce, query: new URL(c.req.url).searchParams, ...found }
  const input: ContentQuery = { ...untitled, title: titleOf(untitled) }
  const other = elsewhere(input)
  if (other !== null) return c.redirect(`/${store.code}/${other}`)
  const info = pageInfo(input)
  c.header('Cache-Control', 'no-store, no-cache, must-revalidate, max-age=0')
  if (csp && nonce) c.header('Content-Security-Policy', policy(csp.origins ?? [], nonce))
  return c.html(layout(info, content[name](info, input)))
}

/** The data that Magento's scripts load about the visitor, by the requested sections. */
const sections = (c: Context, shop: Shop): Response | Promise<Response> => {
  const store = storeOfPage(c)
  if (!store) return c.notFound()
  const session = sessionOf(c, shop)
  const names = (c.req.query('sections') ?? 'cart,customer').split(',')
  return c.json(sectionsJson(shop, store, session, customerOf(c, shop, session), names))
}

/** The page for a missing address; outside a store view it has none of Magento's layout. */
export const notFoundPage = (c: Context, shop: Shop): Response => {
  sessionOf(c, shop)
  return c.html('<!doctype html><title>404 Not Found</title><h1>Whoops, our bad...</h1><p>The page you requested was not found.</p>', 404)
}

const FIXED: Record<string, PageName> = {
  '': 'home',
  'catalogsearch/result': 'search',
  'checkout/cart': 'cart',
  checkout: 'checkout',
  'checkout/onepage/success': 'success',
  'customer/account/login': 'login',
  'customer/account': 'account',
  'ideal/bank': 'bank',
}

export const addPages = (app: Hono, shop: Shop): void => {
  app.get('/', (c) => c.redirect(`/${defaultStore.code}/`))
  for (const [path, name] of Object.entries(FIXED)) {
    const route = `/:store/${path}`.replace(/\/$/, '')
    app.get(route, (c) => page(c, shop, name))
    app.get(`${route}/`, (c) => page(c, shop, name))
  }
  app.get('/:store/customer/section/load/', (c) => sections(c, shop))
  app.get('/:store/:key{.+\\.html}', (c) => {
    const key = c.req.param('key').replace(/\.html$/, '')
    const product = visible.find(({ urlKey }) => urlKey === key)
    if (product) return page(c, shop, 'product', { product })
    const category = categories.find(({ urlKey }) => urlKey === key)
    return category ? page(c, shop, 'category', { category }) : c.notFound()
  })
}
