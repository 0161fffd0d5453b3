// The visitor's four cookies, all below the store's path so that five stores in one browser never mix.
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hash, type Session } from '../shop/session.ts'
import type { Shop } from '../shop/shop.ts'
import { isSame } from '../shop/same-text.ts'
import { sign } from '../shop/shop.ts'
import type { HostContext } from '../host/context.ts'

const week = 7 * 24 * 60 * 60
/** Cookies end at 4 KB; the list is cut well before. */
const longestList = 3500

/** The session cookie's value, if the browser sent one. */
export function readToken(c: HostContext): string | null {
  return getCookie(c, 'touchline-sid') ?? null
}

/** Sends the session cookie; scripts cannot read it, other sites cannot send it with a post. */
export function sendSession(c: HostContext, session: Session): void {
  // Another response carries the new value, and this one may arrive after it.
  if (session.isFormer) return
  setCookie(c, 'touchline-sid', session.token, { ...scope(c, session), httpOnly: true })
}

/** The token that proves a write comes from our own page; it belongs to one session and cannot be made elsewhere. */
export function xsrfToken(shop: Shop, session: Session): string {
  return sign(shop, 'xsrf', hash(session.token))
}

/** Sends the readable token, which the client repeats in a header. */
export function sendXsrf(c: HostContext, session: Session): void {
  if (session.isFormer) return
  setCookie(c, 'XSRF-TOKEN', xsrfToken(c.get('shop'), session), scope(c, session))
}

/** Sends a session cookie whose value has changed since it arrived, with the token that belongs to it. */
export function sendRenewed(c: HostContext, session: Session): void {
  if (readToken(c) === session.token) return
  sendSession(c, session)
  sendXsrf(c, session)
}

/** Whether header, cookie and session agree. A write that was on its way when the cookie was renewed has the former token in its header. */
export function hasXsrf(c: HostContext, session: Session): boolean {
  const header = c.req.header('X-XSRF-TOKEN') ?? ''
  const cookie = getCookie(c, 'XSRF-TOKEN') ?? ''
  const token = xsrfToken(c.get('shop'), session)
  const isOfFormer = session.isJustRenewed && isSame(header, sign(c.get('shop'), 'xsrf', session.id))
  return isSame(cookie, token) && (isSame(header, token) || isOfFormer)
}

/** Sets the hint that personal data exists, and its time; scripts request the data only then. Without a session row there is none. */
export function sendHint(c: HostContext, session: Session): void {
  if (session.isStored) setCookie(c, 'touchline-session', String(session.changedAt), scope(c, session))
  else if (getCookie(c, 'touchline-session') !== undefined) deleteCookie(c, 'touchline-session', scope(c, session))
}

/** The wishlist for the first paint: product ids, newest first. */
export function sendWishlist(c: HostContext, session: Session, productIds: readonly number[]): void {
  let list = productIds
  while (JSON.stringify(list).length > longestList) list = list.slice(0, -10)
  setCookie(c, 'touchline-wishlist', JSON.stringify(list), scope(c, session))
}

function scope(c: HostContext, session: Session): { path: string; sameSite: 'Lax'; maxAge: number; secure: boolean } {
  return { path: `/${session.store.code}/`, sameSite: 'Lax', maxAge: week, secure: c.get('connection').isSecure }
}
