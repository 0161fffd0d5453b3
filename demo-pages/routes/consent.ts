// The footer's consent form for visitors without scripts: it sets one cookie and needs neither session nor database.
import type { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { consentCookie } from '../pages/page-config.ts'
import { backPath } from '../server/back-path.ts'
import { readForm } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { isFromHere } from '../server/guards.ts'
import { ShopError } from '../shop/shop-error.ts'

const halfAYear = 180 * 24 * 60 * 60

/** Stores the answer as the widget does: one cookie for all stores that scripts can read. */
export function registerConsent(store: Hono<HostEnv>): void {
  store.post('/consent', async (c) => {
    if (!isFromHere(c)) throw new ShopError(403, 'origin.foreign', { code: 'origin' })
    const form = await readForm(c)
    const value = form.get('consent') === 'granted' ? 'granted' : 'denied'
    setCookie(c, consentCookie, value, { path: '/', maxAge: halfAYear, sameSite: 'Lax', secure: c.get('connection').isSecure })
    return c.redirect(backPath(c, form.get('back') ?? c.req.header('Referer')) ?? `/${c.get('store').code}/`, 303)
  })
}
