// The calls of registration, login, logout and the customer's settings.
import type { Hono } from 'hono'
import { readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { sendVisitor } from '../server/visitor-cookies.ts'
import { makeAccountOfOrder } from '../shop/customers/account-of-order.ts'
import { deleteAccount } from '../shop/customers/leave.ts'
import { getNewsletters, saveNewsletters } from '../shop/customers/newsletters.ts'
import { changePassword, forgetPassword, resetPassword } from '../shop/customers/passwords.ts'
import { changeEmail, getProfile, saveProfile } from '../shop/customers/profile.ts'
import { register } from '../shop/customers/register.ts'
import { getSessionAnswer } from '../shop/session-answer.ts'

/** Adds the calls. */
export function registerAccountAccess(store: Hono<HostEnv>): void {
  const write = (method: 'post' | 'put', path: string, take: (c: HostContext) => Promise<Response>) =>
    store[method](path, withSession, apiGuard, take)
  write('post', '/api/customer/register', async (c) => {
    const hasConflict = await register(c.get('shop'), c.get('session'), await readJson(c), c.get('connection').address)
    const { customer } = await getSessionAnswer(c.get('shop'), c.get('session'))
    await sendVisitor(c)
    return c.json({ customer, cart_conflict: hasConflict })
  })
  write('post', '/api/customer/orders/:number/account', async (c) => {
    await makeAccountOfOrder(c.get('shop'), c.get('session'), c.req.param('number') ?? '', await readJson(c), c.get('connection').address)
    const { customer, cart_conflict } = await getSessionAnswer(c.get('shop'), c.get('session'))
    await sendVisitor(c)
    return c.json({ customer, cart_conflict })
  })
  write('post', '/api/customer/password/forgot', async (c) => {
    await forgetPassword(c.get('shop'), c.get('store'), await readJson(c), c.get('connection').address)
    return c.body(null, 204)
  })
  write('post', '/api/customer/password/reset', async (c) => {
    await resetPassword(c.get('shop'), c.get('store'), await readJson(c), c.get('connection').address)
    return c.body(null, 204)
  })
  write('post', '/api/customer/password/change', async (c) => {
    await changePassword(c.get('shop'), c.get('session'), await readJson(c), c.get('connection').address)
    await sendVisitor(c)
    return c.body(null, 204)
  })
  store.get('/api/customer/me', withSession, async (c) => c.json({ customer: await getProfile(c.get('shop'), c.get('session')) }))
  write('put', '/api/customer/me', async (c) => {
    await saveProfile(c.get('shop'), c.get('session'), await readJson(c))
    sendHint(c, c.get('session'))
    return c.json({ customer: await getProfile(c.get('shop'), c.get('session')) })
  })
  write('put', '/api/customer/email', async (c) => {
    await changeEmail(c.get('shop'), c.get('session'), await readJson(c), c.get('connection').address)
    sendHint(c, c.get('session'))
    return c.json({ customer: await getProfile(c.get('shop'), c.get('session')) })
  })
  write('post', '/api/customer/delete', async (c) => {
    await deleteAccount(c.get('shop'), c.get('session'), await readJson(c), c.get('connection').address)
    await sendVisitor(c)
    return c.body(null, 204)
  })
  store.get('/api/customer/newsletters', withSession, async (c) => c.json(await getNewsletters(c.get('shop'), c.get('session'))))
  write('put', '/api/customer/newsletters', async (c) => {
    await saveNewsletters(c.get('shop'), c.get('session'), await readJson(c))
    sendHint(c, c.get('session'))
    return c.json(await getNewsletters(c.get('shop'), c.get('session')))
  })
}
