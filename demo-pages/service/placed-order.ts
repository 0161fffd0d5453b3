// The order that a visitor has just placed, with the link on which she follows it: the page after the checkout needs no typing either.
import { getLastOrder } from '../shop/last-order.ts'
import type { Session } from '../shop/session.ts'
import type { LastOrder } from '../shop/shapes.ts'
import type { Shop } from '../shop/shop.ts'
import { makeToken } from './order-link.ts'

/** The answer of `GET checkout/cart/last-order`. */
export type PlacedOrder = LastOrder & { track_url: string }

/** The visitor's latest order; null if there is none. */
export async function describePlacedOrder(shop: Shop, session: Session): Promise<PlacedOrder | null> {
  const order = await getLastOrder(shop, session)
  if (!order) return null
  const { store } = session
  return { ...order, track_url: `/${store.code}/orders/track#order=${makeToken(shop, store, order.order_number)}` }
}
