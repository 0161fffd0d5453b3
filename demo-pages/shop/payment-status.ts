// The status of the visitor's latest payment, after a query to the provider; checkout and success page both rely on it.
import type { OrderRow } from './order-rows.ts'
import { findCurrentOrder, findOpenAttempt, isLost } from './orders.ts'
import { openPaymentPage } from './payment-attempt.ts'
import { ProviderSilent } from './payment-provider.ts'
import { findSession } from './session.ts'
import type { Session } from './session.ts'
import { cancelAttempt, settleAttempt } from './settle-payment.ts'
import type { PaymentStatus } from './shapes.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** The state of the latest order's payment; `none` once the visitor has moved on to another cart. */
export async function getPaymentStatus(shop: Shop, session: Session): Promise<PaymentStatus> {
  const attempt = await findOpenAttempt(shop.db, session)
  if (attempt) await settleAttempt(shop, attempt.id)
  const current = await findSession(shop, session.store, session.token)
  const order = await findCurrentOrder(shop.db, current, shop.now())
  if (!order) return { status: 'none', order_number: null, redirect_url: null }
  return describe(shop, order)
}

/** Cancels the open payment at the shopper's request, so that she can pay the cart with another method. */
export async function cancelPayment(shop: Shop, session: Session): Promise<PaymentStatus> {
  const attempt = await findOpenAttempt(shop.db, session)
  if (!attempt) throw new ShopError(409, 'payment.none-open', { code: 'payment' })
  await cancelAttempt(shop, attempt).catch((error: unknown) => {
    unlessSilent(error)
    throw new ShopError(409, 'payment.unavailable', { code: 'provider' })
  })
  // The cancelled order may come from another device of the customer; its cart may already be restored here.
  return describe(shop, await shop.db.selectFrom('shop_order').selectAll().where('id', '=', attempt.order_id).executeTakeFirstOrThrow())
}

async function describe(shop: Shop, order: OrderRow): Promise<PaymentStatus> {
  const page = await openPaymentPage(shop, order.id).catch(unlessSilent)
  return { status: order.status, order_number: order.number, redirect_url: page }
}

/** Whether the order is placed, so that the confirmation page may show it. */
export function isPlaced(status: PaymentStatus['status']): boolean {
  return status !== 'none' && status !== 'open' && !isLost(status)
}

function unlessSilent(error: unknown): null {
  if (error instanceof ProviderSilent) return null
  throw error
}
