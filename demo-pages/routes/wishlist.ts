// The wishlist's calls.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../server/context.ts'
import { sendHint, sendWishlist } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { listKept } from '../shop/kept-products.ts'
import { toggleWishlist } from '../shop/wishlist.ts'

const Toggle = v.object({
  productId: v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]), v.integer()),
})

/** Adds the toggle; it answers the whole list, which is the truth. */
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
}
