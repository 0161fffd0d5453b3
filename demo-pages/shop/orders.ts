// How orders are found and what a repeated or late request is told of them.
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import { paymentPath } from '../provider/payments.ts'
import type { Session } from './session.ts'
import type { OrderStatus, PlacedOrder } from './shapes.ts'
import { ShopError } from './shop-error.ts'

type Reader = Database | DatabaseTransaction

export type OrderRow = Selectable<Tables['shop_order']>

/** The order this visitor placed with this key. */
export async function findByKey(db: Reader, session: Session, key: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** The visitor's latest order; it belongs to the session that placed it, nobody else. */
export async function findLastOrder(db: Reader, session: Session): Promise<OrderRow | null> {
  if (session.lastOrderId === null) return null
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', session.lastOrderId)
    .where('session_id', '=', session.id)
    .where('store_id', '=', session.store.id)
    .executeTakeFirst()
  return row ?? null
}

/** The answer to the one who placed it; an order that waits for its payment says where to pay. */
export async function answerPlaced(db: Reader, order: OrderRow): Promise<PlacedOrder> {
  return { order_id: order.id, order_number: order.number, redirect_url: await openPaymentPath(db, order.id) }
}

/** Where an open payment of the order can be made, null when there is none. */
export async function openPaymentPath(db: Reader, orderId: number): Promise<string | null> {
  const attempt = await db
    .selectFrom('payment_attempt')
    .select('provider_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return attempt ? paymentPath(attempt.provider_id) : null
}

/** Why there is nothing to order: the cart became an order already, or there never was one. */
export async function refuseWithoutCart(db: Reader, session: Session): Promise<never> {
  const order = await findLastOrder(db, session)
  if (!order || order.cart_id !== session.cartId) throw new ShopError(400, 'cart.empty', { code: 'empty' })
  const [sentence, code] = order.status === 'open' ? (['order.paying', 'paying'] as const) : (['order.ordered', 'ordered'] as const)
  throw new ShopError(409, sentence, { code, parameters: [order.number] })
}

/** Whether the order came to nothing and its cart went back. */
export function isLost(status: OrderStatus): boolean {
  return status === 'canceled' || status === 'rejected' || status === 'failed' || status === 'expired'
}
