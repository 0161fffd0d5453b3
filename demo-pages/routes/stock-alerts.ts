// The call that subscribes to a mail when a product is back in stock.
import type { Hono } from 'hono'
import { readId, readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { addStockAlert } from '../shop/stock-alerts.ts'

/** Registers the call. */
export function registerStockAlerts(store: Hono<HostEnv>): void {
  store.post('/api/catalog/product/:id{\\d+}/stock-alert', withSession, apiGuard, async (c) => {
    await addStockAlert(c.get('shop'), c.get('store'), c.get('session'), readId(c.req.param('id')), await readJson(c))
    return c.json({ state: 'waiting' }, 201)
  })
}
