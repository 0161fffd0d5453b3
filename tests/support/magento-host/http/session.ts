// Identifies the caller: a session by its cookie, a customer by token or session.
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Customer, Session } from '../sales.ts'
import { randomKey, type Shop } from '../shop.ts'

const SESSION = 'PHPSESSID'

export const knownSession = (c: Context, shop: Shop): Session | null => shop.sessions.get(getCookie(c, SESSION) ?? '') ?? null

/** The session of a page; creates one if there is none, and sets its cookies on the answer. */
export const sessionOf = (c: Context, shop: Shop): Session => {
  const known = knownSession(c, shop)
  const session: Session = known ?? {
    id: randomKey(),
    formKey: randomKey().slice(0, 16),
    customerId: null,
    quoteId: null,
    lastOrderId: null,
    messages: [],
  }
  shop.sessions.set(session.id, session)
  setCookie(c, SESSION, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  setCookie(c, 'form_key', session.formKey, { path: '/', sameSite: 'Lax' })
  return session
}

/** The customer of a token, otherwise of the session. An unknown token counts as a guest's. */
export const customerOf = (c: Context, shop: Shop, session: Session | null): Customer | null => {
  const token = /^Bearer\s+"?([^"\s]+)"?$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  const id = token === undefined ? (session?.customerId ?? null) : (shop.tokens.get(token) ?? null)
  return shop.customers.find((customer) => customer.id === id) ?? null
}
