// The wishlist's toggle, and the cards of product ids.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { getItems } from '../catalogue/items.ts'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { sendHint, sendWishlist } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { Id } from '../shop/ids.ts'
import { parseIds } from '../shop/shared-list.ts'
import { listKept } from '../shop/kept-products.ts'
import { toggleWishlist } from '../shop/wishlist.ts'

const Toggle = v.object({ productId: Id })

const mostCards = 96

/** Registers the toggle; it returns the whole list, which replaces the client's. */
export function registerWishlist(store: Hono<HostEnv>): void {
  store.put('/customer/wishlist/items/toggle', withSession, apiGuard, async (c) => {
    const session = c.get('session')
    await toggleWishlist(c.get('shop'), session, parse(Toggle, await readJson(c)).productId)
    const wishlist = await listKept(c.get('shop').db, session, 'wishlist')
    sendHint(c, session)
    sendWishlist(
      c,
      session,
      wishlist.map((entry) => entry.product_id),
    )
    return c.json({ wishlist: wishlist.map(({ id, product_id }) => ({ id, product_id })), count: wishlist.length })
  })
  // The cards of product ids are the same for everybody: the wishlist's page requests missing ones, and a shared list all of them.
  for (const base of ['/catalog', '/api/catalog']) {
    store.get(`${base}/products`, async (c) => {
      const ids = parseIds(c.req.query('ids'), mostCards)
      return c.json({ items: await getItems(c.get('shop').db, c.get('store'), ids) }, 200, {
        'Cache-Control': 'public, max-age=0, s-maxage=30',
      })
    })
  }
}
