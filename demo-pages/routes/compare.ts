// The comparison's calls and form: it is toggled by sku, answered as the whole list, and read as a table.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { getComparison } from '../catalogue/comparison.ts'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, formGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { toggleCompare } from '../shop/compare.ts'
import { listKept } from '../shop/kept-products.ts'
import { productName } from '../shop/wishlist.ts'
import { act, success } from './form-action.ts'

const ToggleSku = v.object({ sku: v.pipe(v.string(), v.maxLength(100)) })

/** Registers the calls; the answers belong to one visitor, guest or customer. */
export function registerCompare(store: Hono<HostEnv>): void {
  store.post('/api/catalog/compare/toggle-sku', withSession, apiGuard, async (c) => {
    const session = c.get('session')
    await toggleCompare(c.get('shop'), session, parse(ToggleSku, await readJson(c)).sku)
    const compare = await listKept(c.get('shop').db, session, 'compare')
    sendHint(c, session)
    return c.json({ compare: compare.map(({ sku }) => sku) })
  })
  store.get('/api/catalog/compare', withSession, async (c) => {
    const { db } = c.get('shop')
    const kept = await listKept(db, c.get('session'), 'compare')
    const ids = kept.map(({ product_id }) => product_id)
    return c.json(await getComparison(db, c.get('store'), ids))
  })
  store.post('/compare/toggle', withSession, formGuard, (c) =>
    act(c, 'compare', async (form) => {
      const { productId, happened } = await toggleCompare(c.get('shop'), c.get('session'), form.get('sku') ?? '')
      return success(c, `compare.${happened}`, await productName(c.get('shop').db, c.get('store'), productId))
    }),
  )
}
