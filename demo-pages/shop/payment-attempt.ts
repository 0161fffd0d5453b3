// One try to pay one order, and how it ends. What the provider says decides; addresses, cookies and replays never do.
import { randomBytes } from 'node:crypto'
import type { DatabaseTransaction } from '../database/tables.ts'
import { createPayment, readPayment } from '../provider/payments.ts'
import { storeById } from '../server/store-view.ts'
import { giveBack } from './give-back.ts'
import { sendConfirmation } from './order-mail.ts'
import type { OrderRow } from './orders.ts'
import { isLost } from './orders.ts'
import type { Session } from './session.ts'
import type { PaymentState } from './shapes.ts'
import type { Shop } from './shop.ts'
import { sign } from './shop.ts'

/** How an attempt stands after asking the provider. */
export interface Settled {
  state: PaymentState
  sessionId: string
  storeCode: string
}

/** Opens a payment at the provider for this order. */
export async function startAttempt(
  trx: DatabaseTransaction,
  shop: Shop,
  session: Session,
  order: OrderRow,
  issuer: string | null,
): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  const providerId = await createPayment(
    trx,
    {
      reference: id,
      amount: order.grand_total,
      currency: order.currency,
      description: `Touchline ${order.number}`,
      method: order.payment_code,
      issuer,
      returnPath: `/${session.store.code}/checkout/return?attempt=${id}&signature=${returnSignature(shop, id)}`,
    },
    shop.now(),
  )
  await trx
    .insertInto('payment_attempt')
    .values({ id, order_id: order.id, session_id: session.id, status: 'open', provider_id: providerId, created_at: shop.now() })
    .execute()
}

/** What the provider signs the way back with: a made-up attempt does not even reach the database. */
export function returnSignature(shop: Shop, attemptId: string): string {
  return sign(shop, 'provider-return', attemptId)
}

/** Asks the provider and brings the order to where the payment is. Called as often as anyone likes, it acts once. */
export async function settleAttempt(shop: Shop, attemptId: string): Promise<Settled | null> {
  return shop.db.transaction().execute(async (trx) => {
    const order = await lockOrderOf(trx, attemptId)
    if (!order) return null
    const attempt = await trx.selectFrom('payment_attempt').selectAll().where('id', '=', attemptId).forUpdate().executeTakeFirstOrThrow()
    const payment = await readPayment(trx, attempt.provider_id, shop.now())
    const told = { sessionId: attempt.session_id, storeCode: storeById(order.store_id).code }
    const isOver = attempt.status !== 'open' && attempt.status !== 'pending'
    if (!payment || isOver || payment.status === attempt.status) return { ...told, state: attempt.status }
    await trx.updateTable('payment_attempt').set({ status: payment.status }).where('id', '=', attemptId).execute()
    await trx.updateTable('shop_order').set({ status: payment.status }).where('id', '=', order.id).execute()
    if (isLost(payment.status)) await giveBack(trx, shop, order)
    else await sendConfirmation(trx, shop, { ...order, status: payment.status })
    return { ...told, state: payment.status }
  })
}

/** Locks in the order that placing an order uses, so that the two never wait for each other: session, cart, order. */
async function lockOrderOf(trx: DatabaseTransaction, attemptId: string): Promise<OrderRow | null> {
  const known = await trx
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
    .select(['shop_order.id', 'shop_order.cart_id', 'payment_attempt.session_id'])
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirst()
  if (!known) return null
  await trx.selectFrom('session').select('id').where('id', '=', known.session_id).forUpdate().execute()
  await trx.selectFrom('cart').select('id').where('id', '=', known.cart_id).forUpdate().execute()
  return trx.selectFrom('shop_order').selectAll().where('id', '=', known.id).forUpdate().executeTakeFirstOrThrow()
}
