// Identifies the caller: a session by its cookie, a store by the path, the header X-STORE-ID or, for pages, the cookie `store`.
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { stores } from '../data.ts'
import type { Platform } from '../platform.ts'
import type { Store } from '../goods.ts'
import type { Session } from '../sales.ts'

const SESSION = 'platform_session'

export const newToken = (): string => randomBytes(20).toString('hex')

const open = (platform: Platform): Session => {
  const session: Session = {
    id: randomBytes(16).toString('hex'),
    token: newToken(),
    customer: null,
    carts: new Map(),
    compare: [],
    wishlist: [],
    lastOrder: null,
    notice: null,
    isExpired: false,
  }
  platform.sessions.set(session.id, session)
  return session
}

export const knownSession = (c: Context, platform: Platform): Session | undefined => platform.sessions.get(getCookie(c, SESSION) ?? '')

/** The session of a request; creates one if there is none, and sets its two cookies on the answer. */
export const sessionOf = (c: Context, platform: Platform): Session => {
  const session = knownSession(c, platform) ?? open(platform)
  setCookie(c, SESSION, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  setTokenCookie(c, session)
  return session
}

/** Laravel's cookie: base64 of an envelope that always differs, whose `=` is encoded as %3D. */
export const setTokenCookie = (c: Context, session: Session): void => {
  const envelope = JSON.stringify({ iv: randomBytes(8).toString('hex'), value: session.token, tag: '' })
  setCookie(c, 'XSRF-TOKEN', Buffer.from(envelope).toString('base64'), { path: '/', sameSite: 'Lax' })
}

/** The token in a header's value; nothing if it cannot be parsed. */
export const tokenWithin = (header: string): string | undefined => {
  try {
    const envelope: unknown = JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
    return typeof envelope === 'object' && envelope !== null && 'value' in envelope ? String(envelope.value) : undefined
  } catch {
    return undefined
  }
}

const atPath = (path: string): Store[] => stores.filter((store) => store.path === path)

/** The store of a call: among those with its path the one that the header names, otherwise the first. */
export const storeOfCall = (c: Context): Store | undefined => {
  const here = atPath(c.req.param('store') ?? '')
  return here.find(({ id }) => String(id) === c.req.header('X-STORE-ID')) ?? here[0]
}

/** The store of a page: among those with its path the one that `___store` or the cookie names, otherwise the first. */
export const storeOfPage = (c: Context): Store | undefined => {
  const here = atPath(c.req.param('store') ?? '')
  const switched = here.find(({ code }) => code === c.req.query('___store'))
  if (switched) setCookie(c, 'store', switched.code, { path: '/' })
  return switched ?? here.find(({ code }) => code === getCookie(c, 'store')) ?? here[0]
}
