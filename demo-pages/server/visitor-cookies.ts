// Sets all cookies of a visitor together, since a new session needs its token, hint and list.
import { listKept } from '../shop/kept-products.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint, sendSession, sendWishlist, sendXsrf } from './cookies.ts'

/** Sets them after a login or logout. */
export async function sendVisitor(c: HostContext): Promise<void> {
  const session = c.get('session')
  sendSession(c, session)
  sendXsrf(c, session)
  sendHint(c, session)
  const kept = session.isStored ? await listKept(c.get('shop').db, session, 'wishlist') : []
  sendWishlist(
    c,
    session,
    kept.map((entry) => entry.product_id),
  )
}
