// What the shop knows of the visitor's latest payment, after asking the provider: the one truth for checkout and success page.
import { decidePayment } from '../provider/payments.ts'
import { findLastOrder, isLost, openPaymentPath } from './orders.ts'
import { settleAttempt } from './payment-attempt.ts'
import { findSession } from './session.ts'
import type { Session } from './session.ts'
import type { PaymentStatus } from './shapes.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** The state of the latest order's payment; `none` once the visitor has moved on to another cart. */
export async function getPaymentStatus(shop: Shop, session: Session): Promise<PaymentStatus> {
  await settleOpen(shop, session)
  const current = await findSession(shop, session.store, session.token)
  const order = await findLastOrder(shop.db, current)
  if (!order || order.cart_id !== current.cartId) return { status: 'none', order_number: null, redirect_url: null }
  return { status: order.status, order_number: order.number, redirect_url: await openPaymentPath(shop.db, order.id) }
}

/** Ends the open payment on the shopper's wish, so that the cart can be paid another way. */
export async function cancelPayment(shop: Shop, session: Session): Promise<PaymentStatus> {
  const attempt = await findOpenAttempt(shop, session)
  if (!attempt) throw new ShopError(409, 'payment.none-open', { code: 'payment' })
  await decidePayment(shop.db, attempt.provider_id, 'canceled', shop.now())
  return getPaymentStatus(shop, session)
}

/** Whether the order stands, so that the confirmation may be shown. */
export function isPlaced(status: PaymentStatus['status']): boolean {
  return status !== 'none' && status !== 'open' && !isLost(status)
}

async function settleOpen(shop: Shop, session: Session): Promise<void> {
  const attempt = await findOpenAttempt(shop, session)
  if (attempt) await settleAttempt(shop, attempt.id)
}

async function findOpenAttempt(shop: Shop, session: Session): Promise<{ id: string; provider_id: string } | null> {
  if (session.lastOrderId === null) return null
  const row = await shop.db
    .selectFrom('payment_attempt')
    .select(['id', 'provider_id'])
    .where('order_id', '=', session.lastOrderId)
    .where('session_id', '=', session.id)
    .where('status', 'in', ['open', 'pending'])
    .executeTakeFirst()
  return row ?? null
}
