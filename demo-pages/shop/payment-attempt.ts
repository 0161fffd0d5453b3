// An attempt to pay an order: written with the order but opened at the provider later, since no request may run while rows are locked.
import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import type { AttemptRow, OrderRow } from './order-rows.ts'
import type { Session } from './session.ts'
import type { Shop } from './shop.ts'
import { sign } from './shop.ts'

/** The lifetime of an open payment, in milliseconds; the provider's own limit. */
export const attemptLifetime = 30 * 60 * 1000

/** Records that this order has to be paid. */
export async function startAttempt(
  trx: DatabaseTransaction,
  shop: Shop,
  session: Session,
  order: OrderRow,
  issuer: string | null,
): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  await trx
    .insertInto('payment_attempt')
    .values({ id, order_id: order.id, session_id: session.id, status: 'open', issuer, amount: order.grand_total, created_at: shop.now() })
    .execute()
}

/** The page of the order's open payment; null if there is none. Concurrent calls open a single payment. */
export async function openPaymentPage(shop: Shop, orderId: number): Promise<string | null> {
  const attempt = await shop.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!attempt) return null
  return shop.provider.pageOf(attempt.provider_id ?? (await openAtProvider(shop, attempt)))
}

/** The signature of the return address; a forged attempt is refused without a query. */
export function returnSignature(shop: Shop, attemptId: string): string {
  return sign(shop, 'provider-return', attemptId)
}

/** The current row of the attempt. */
export async function findAttempt(db: Database, id: string): Promise<AttemptRow | null> {
  return (await db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

async function openAtProvider(shop: Shop, attempt: AttemptRow): Promise<string> {
  const order = await shop.db.selectFrom('shop_order').selectAll().where('id', '=', attempt.order_id).executeTakeFirstOrThrow()
  const base = `${shop.origin}/${storeById(order.store_id).code}/checkout`
  const { id } = await shop.provider.open({
    reference: attempt.id,
    amount: attempt.amount,
    currency: order.currency,
    description: `Touchline ${order.number}`,
    method: order.payment_code,
    issuer: attempt.issuer,
    return_url: `${base}/return?attempt=${attempt.id}&signature=${returnSignature(shop, attempt.id)}`,
    notice_url: `${base}/payment-notice`,
  })
  await shop.db.updateTable('payment_attempt').set({ provider_id: id }).where('id', '=', attempt.id).execute()
  return id
}
