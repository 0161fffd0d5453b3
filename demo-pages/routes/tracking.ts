// The tracking of an order, by its number and e-mail address, or by the link in a mail.
import type { Hono } from 'hono'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { findOrderOrMiss, parseWho } from '../service/find-order.ts'
import { trackOrder } from '../service/track.ts'

/** Registers the call. */
export function registerTracking(store: Hono<HostEnv>): void {
  store.post('/api/orders/track', withSession, apiGuard, async (c) => {
    const order = await findOrderOrMiss(c.get('shop'), c.get('store'), parseWho(await readJson(c)), c.get('connection').address)
    return c.json(await trackOrder(c.get('shop'), order))
  })
}
