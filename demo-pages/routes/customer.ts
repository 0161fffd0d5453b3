// The calls for login, logout and merging two carts; `account-access.ts` and `account-screens.ts` have the other calls of an account.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { sendVisitor } from '../server/visitor-cookies.ts'
import { parse } from '../shop/cart-request.ts'
import { logIn, logOut, mergeCarts, refuseNoLogin } from '../shop/login.ts'
import { getQuote } from '../shop/quote.ts'
import { getSessionAnswer } from '../shop/session-answer.ts'

const Login = v.object({ email: v.pipe(v.string(), v.trim()), password: v.pipe(v.string(), v.trim()) })
const Merge = v.object({ strategy: v.picklist(['merge', 'replace']) })

/** Registers the calls. */
export function registerCustomer(store: Hono<HostEnv>): void {
  store.post('/api/customer/login', withSession, apiGuard, async (c) => {
    const { email, password } = parse(Login, await readJson(c))
    refuseNoLogin(email, password)
    const hasConflict = await logIn(c.get('shop'), c.get('session'), { email, password, from: c.get('connection').address })
    const { customer } = await getSessionAnswer(c.get('shop'), c.get('session'))
    await sendVisitor(c)
    return c.json({ customer, cart_conflict: hasConflict })
  })
  store.post('/checkout/cart/merge', withSession, apiGuard, async (c) => {
    await mergeCarts(c.get('shop'), c.get('session'), parse(Merge, await readJson(c)).strategy)
    sendHint(c, c.get('session'))
    return c.json(await getQuote(c.get('shop'), c.get('session')))
  })
  store.post('/api/customer/logout', withSession, apiGuard, async (c) => {
    await logOut(c.get('shop'), c.get('session'))
    await sendVisitor(c)
    return c.body(null, 204)
  })
}
