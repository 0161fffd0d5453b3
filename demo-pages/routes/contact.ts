// The call of the contact form.
import type { Hono } from 'hono'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { takeMessage } from '../service/messages-to-us.ts'

/** Registers the call. */
export function registerContact(store: Hono<HostEnv>): void {
  store.post('/api/contact', withSession, apiGuard, async (c) => {
    const key = c.req.header('Idempotency-Key') ?? null
    const reference = await takeMessage(
      c.get('shop'),
      c.get('store'),
      await readJson(c),
      key,
      c.get('connection').address,
      c.get('session').customerId,
    )
    return c.json({ reference }, 201)
  })
}
