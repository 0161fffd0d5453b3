// Finds orders, and answers repeated or late requests for them.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { AttemptRow, OrderRow } from './order-rows.ts'
import { attemptLifetime } from './payment-attempt.ts'
import type { Session } from './session.ts'
import type { OrderStatus, PlacedOrder } from './shapes.ts'
import { ShopError } from './shop-error.ts'

type Reader = Database | DatabaseTransaction

/** The order that this visitor placed with this idempotency key. */
export async function findByKey(db: Reader, session: Session, key: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** The visitor's orders, the latest first: those of this session, or of the customer on any device; no others. */
function ordersOf(db: Reader, session: Session) {
  return db
    .selectFrom('shop_order')
    .where('shop_order.store_id', '=', session.store.id)
    .where(({ and, eb, or }) =>
      or([
        ...(session.lastOrderId === null
          ? []
          : [and([eb('shop_order.id', '=', session.lastOrderId), eb('shop_order.session_id', '=', session.id)])]),
        ...(session.customerId === null ? [] : [eb('shop_order.customer_id', '=', session.customerId)]),
      ]),
    )
    .orderBy('shop_order.id', 'desc')
}

/** The latest of these orders. */
export async function findLastOrder(db: Reader, session: Session): Promise<OrderRow | null> {
  const row = await ordersOf(db, session).selectAll('shop_order').limit(1).executeTakeFirst()
  return row ?? null
}

/** The visitor's latest open payment, even if another device of hers has ordered since. */
export async function findOpenAttempt(db: Reader, session: Session): Promise<AttemptRow | null> {
  const row = await ordersOf(db, session)
    .innerJoin('payment_attempt', 'payment_attempt.order_id', 'shop_order.id')
    .where('payment_attempt.status', 'in', ['open', 'pending'])
    .selectAll('payment_attempt')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/**
 * The latest order, if it still concerns this visitor: in the session that placed it until she fills another cart, and on a
 * customer's other devices only while its payment may be open.
 */
export async function findCurrentOrder(db: Reader, session: Session, now: Date): Promise<OrderRow | null> {
  const order = await findLastOrder(db, session)
  if (!order) return null
  if (order.session_id === session.id && order.cart_id === session.cartId) return order
  const isRecent = order.created_at.getTime() + attemptLifetime > now.getTime()
  return isRecent && session.customerId !== null && !(await hasFilledCart(db, session)) ? order : null
}

async function hasFilledCart(db: Reader, session: Session): Promise<boolean> {
  const line = await db
    .selectFrom('cart_item')
    .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
    .select('cart_item.id')
    .where('cart.customer_id', '=', session.customerId)
    .where('cart.store_id', '=', session.store.id)
    .where('cart.is_active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

/** The answer to the order's request; the provider is called for the payment page only after the order is written. */
export function answerPlaced(order: OrderRow): PlacedOrder {
  return { order_id: order.id, order_number: order.number, redirect_url: null }
}

/** The answer to a repeated key. If its order failed, the key is used up and the cart needs a new one. */
export function answerRepeated(order: OrderRow): PlacedOrder {
  if (isLost(order.status)) throw new ShopError(409, 'order.lost', { code: 'canceled', parameters: [order.number] })
  return answerPlaced(order)
}

/** Throws the reason why there is no cart to order: it has already become an order, or there never was one. */
export async function refuseWithoutCart(db: Reader, session: Session, now: Date): Promise<never> {
  const order = await findCurrentOrder(db, session, now)
  if (!order) throw new ShopError(400, 'cart.empty', { code: 'empty' })
  const [sentence, code] = order.status === 'open' ? (['order.paying', 'paying'] as const) : (['order.ordered', 'ordered'] as const)
  throw new ShopError(409, sentence, { code, parameters: [order.number] })
}

/** Whether the order failed, so that its cart was restored. */
export function isLost(status: OrderStatus): boolean {
  return status === 'canceled' || status === 'rejected' || status === 'failed' || status === 'expired'
}
