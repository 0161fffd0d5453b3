// The call of the withdrawal function: no login, no reason, a receipt at once.
import type { Hono } from 'hono'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { findOrderOrMiss, parseWho } from '../service/find-order.ts'
import { intentOf } from '../service/reference.ts'
import { withdraw } from '../service/withdrawals.ts'

/** Registers the call. */
export function registerWithdrawal(store: Hono<HostEnv>): void {
  store.post('/returns/post/withdrawal', withSession, apiGuard, async (c) => {
    const body = await readJson(c)
    const order = await findOrderOrMiss(c.get('shop'), c.get('store'), parseWho(body), c.get('connection').address)
    const { reference, created_at } = await withdraw(c.get('shop'), order, body, intentOf(c.req.header('Idempotency-Key')))
    return c.json({ reference, received_at: created_at.toISOString() }, 201)
  })
}
