// Payments and refunds without the payment provider, by transfer or Afterpay: the operator sees them in the bank account and records them.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { promiseAnew } from '../shop/delivery-promise.ts'
import { sendPromise, sendRefund } from '../shop/order-mail.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { settleOwed } from '../shop/owed.ts'
import { isPaidBeforeSending, isRedirect } from '../shop/payment-methods.ts'
import type { Shop } from '../shop/shop.ts'
import { tellPaidBack } from './case-mails.ts'
import { isAllSent, isKept, listItems, lockOrder } from './order-contents.ts'

/**
 * What is known of a payment without the provider: `expected` while something of the order is kept, `possible` where nobody waits for it, but
 * somebody may have paid before she cancelled or withdrew; null if none can arrive, or one has been recorded.
 */
export type Awaited = 'expected' | 'possible' | null

/** Whether a payment without the provider is still expected for this order, or may arrive all the same. */
export async function awaitsTransfer(db: Database | DatabaseTransaction, order: OrderRow): Promise<Awaited> {
  if (isRedirect(order.payment_code) || order.grand_total === 0) return null
  const recorded = await db.selectFrom('payment_attempt').select('id').where('order_id', '=', order.id).executeTakeFirst()
  if (recorded) return null
  return !isLost(order.status) && isKept(await listItems(db, order.id)) ? 'expected' : 'possible'
}

/** The recorded transfer of an order in cents; null if none has been recorded. */
export async function receivedTransfer(db: Database, orderId: number): Promise<number | null> {
  const attempt = await db
    .selectFrom('payment_attempt')
    .select('paid_amount')
    .where('order_id', '=', orderId)
    .where('provider_id', 'is', null)
    .where('paid_amount', 'is not', null)
    .executeTakeFirst()
  return attempt?.paid_amount ?? null
}

/** Records that an order's whole amount has arrived. What of the order is not kept is refunded. False if none can arrive (any more). */
export async function receiveTransfer(shop: Shop, orderId: number): Promise<boolean> {
  return transact(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if ((await awaitsTransfer(trx, order)) === null) return false
    const isLate = isLost(order.status)
    await trx
      .insertInto('payment_attempt')
      .values({
        id: randomBytes(16).toString('base64url'),
        order_id: order.id,
        session_id: order.session_id,
        status: isLate ? 'paid-late' : 'paid',
        issuer: null,
        amount: order.grand_total,
        paid_amount: order.grand_total,
        created_at: shop.now(),
      })
      .execute()
    if (isLate) await sendRefund(trx, shop, order, order.grand_total)
    else await trx.updateTable('shop_order').set({ status: 'paid' }).where('id', '=', order.id).execute()
    // Nothing was sent before the money came, so the day moves with it.
    const isToBeSent = !isLate && isPaidBeforeSending(order.payment_code) && !isAllSent(await listItems(trx, order.id))
    if (isToBeSent) await sendPromise(trx, shop, await promiseAnew(trx, order, shop.now()))
    await tellPaidBack(trx, shop, order, await settleOwed(trx, shop, order.id))
    return true
  })
}

/** A refund of an order as the operator sees it. */
export interface BookedRefund {
  reference: string
  amount: number
  /** Null while it is owed. */
  paid_at: Date | null
  /** Whether no provider pays it, so that the operator must transfer it. */
  isByHand: boolean
}

/** The refunds of an order that do not go to gift cards, in the order in which they were booked. */
export async function listRefunds(db: Database, orderId: number): Promise<BookedRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select(['refund.reference', 'refund.amount', 'refund.paid_at', 'payment_attempt.provider_id'])
    .where('payment_attempt.order_id', '=', orderId)
    .orderBy('refund.created_at')
    .orderBy('refund.reference')
    .execute()
  return rows.map(({ provider_id, ...row }) => ({ ...row, isByHand: provider_id === null }))
}

/** A refund that an operator has to transfer, with what she writes on the transfer. */
export interface OwedTransfer extends Pick<OrderRow, 'number' | 'store_id' | 'email' | 'billing_address'> {
  orderId: number
  reference: string
  /** The reference of its return or withdrawal; null for a payment that came too late. */
  caseReference: string | null
  amount: number
  created_at: Date
}

/** All refunds that still have to be transferred, the oldest first. */
export function listOwedTransfers(db: Database): Promise<OwedTransfer[]> {
  return db
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
    .leftJoin('return_case', (join) => join.on('refund.reference', '=', sql<string>`'case-' || return_case.id`))
    .select([
      'shop_order.id as orderId',
      'shop_order.number',
      'shop_order.store_id',
      'shop_order.email',
      'shop_order.billing_address',
      'refund.reference',
      'refund.amount',
      'refund.created_at',
      'return_case.reference as caseReference',
    ])
    .where('refund.paid_at', 'is', null)
    .where('payment_attempt.provider_id', 'is', null)
    .orderBy('refund.created_at')
    .orderBy('refund.reference')
    .execute()
}

/** The number of refunds that still have to be transferred. */
export async function countOwedTransfers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('refund.paid_at', 'is', null)
    .where('payment_attempt.provider_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
