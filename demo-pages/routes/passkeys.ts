// The calls of passkeys: managing one's own, and logging in with one.
import type { Hono } from 'hono'
import { readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { sendVisitor } from '../server/visitor-cookies.ts'
import { beginPasskeyLogin, logInByPasskey } from '../shop/customers/passkey-login.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '../shop/customers/passkeys.ts'
import { getSessionAnswer } from '../shop/session-answer.ts'

const base = '/api/customer/passkeys'

/** Registers the calls. */
export function registerPasskeys(store: Hono<HostEnv>): void {
  const list = async (c: HostContext) => c.json(await listPasskeys(c.get('shop'), c.get('session')))
  store.get(base, withSession, list)
  store.post(`${base}/options`, withSession, apiGuard, async (c) => c.json(await beginPasskey(c.get('shop'), c.get('session'))))
  store.post(base, withSession, apiGuard, async (c) => {
    await addPasskey(c.get('shop'), c.get('session'), await readJson(c))
    return list(c)
  })
  store.put(`${base}/:id`, withSession, apiGuard, async (c) => {
    await renamePasskey(c.get('shop'), c.get('session'), c.req.param('id') ?? '', await readJson(c))
    return list(c)
  })
  store.delete(`${base}/:id`, withSession, apiGuard, async (c) => {
    await removePasskey(c.get('shop'), c.get('session'), c.req.param('id') ?? '')
    return list(c)
  })
  store.post(`${base}/login/options`, withSession, apiGuard, async (c) => c.json(await beginPasskeyLogin(c.get('shop'), c.get('session'))))
  store.post(`${base}/login`, withSession, apiGuard, async (c) => {
    const hasConflict = await logInByPasskey(c.get('shop'), c.get('session'), await readJson(c), c.get('connection').address)
    const { customer } = await getSessionAnswer(c.get('shop'), c.get('session'))
    await sendVisitor(c)
    return c.json({ customer, cart_conflict: hasConflict })
  })
}
