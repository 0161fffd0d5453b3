// Guards for requests: a call may only name its own store; the XSRF token protects calls, the browser's origin headers protect plain forms.
import type { MiddlewareHandler } from 'hono'
import { ShopError } from '../shop/shop-error.ts'
import { findSession } from '../shop/session.ts'
import { hasXsrf, readToken, sendSession, sendXsrf } from './cookies.ts'
import type { HostContext, HostEnv } from '../host/context.ts'

/** Finds the visitor of this request without setting a cookie. */
export const withSession: MiddlewareHandler<HostEnv> = async (c, next) => {
  c.set('session', await findSession(c.get('shop'), c.get('store'), readToken(c)))
  await next()
}

/** Refuses a call that names another store, since its answer would contain that store's cart and prices. */
export const storeGuard: MiddlewareHandler<HostEnv> = async (c, next) => {
  const storeId = c.req.header('X-STORE-ID')
  if (storeId !== undefined && storeId !== String(c.get('store').id)) throw new ShopError(400, 'error.refused', { code: 'store' })
  await next()
}

/** Guards API calls: reads pass; writes need the token and, if the browser sends an origin, our own. */
export const apiGuard: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (isWrite(c)) {
    if (!isOwnOrigin(c)) throw new ShopError(403, 'origin.foreign', { code: 'origin' })
    if (!readToken(c) || !hasXsrf(c, c.get('session'))) {
      // The refusal sets a token, for pages that do not call `api/session`.
      sendSession(c, c.get('session'))
      sendXsrf(c, c.get('session'))
      throw new ShopError(403, 'token.missing', { code: 'token' })
    }
  }
  await next()
}

/** Guards forms without JavaScript: they must come from the same origin. Gives a new visitor the session cookie. */
export const formGuard: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (isWrite(c)) {
    if (!isFromHere(c)) throw new ShopError(403, 'origin.foreign', { code: 'origin' })
    if (readToken(c) !== c.get('session').token) sendSession(c, c.get('session'))
  }
  await next()
}

/** Whether a page of this host sent a plain form; a form without any origin header is refused. */
export function isFromHere(c: HostContext): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin') return false
  const isUntold = site === undefined && c.req.header('Origin') === undefined && c.req.header('Referer') === undefined
  return !isUntold && isOwnOrigin(c)
}

function isWrite(c: HostContext): boolean {
  return c.req.method !== 'GET' && c.req.method !== 'HEAD'
}

/** Compares `Origin` with `Host`, since behind a proxy the host does not otherwise know its own name. */
function isOwnOrigin(c: HostContext): boolean {
  const source = c.req.header('Origin') ?? c.req.header('Referer')
  if (source === undefined) return true
  if (!URL.canParse(source)) return false
  return new URL(source).host === (c.req.header('Host') ?? new URL(c.req.url).host)
}
