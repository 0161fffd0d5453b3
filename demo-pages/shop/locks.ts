// The order in which rows are locked, everywhere. Two transactions that follow it cannot deadlock:
//
//   1. the visitor's session     `lockSession` of session.ts
//   2. the customer              `lockCustomers`, in the order of their ids; the devices of one account wait for each other
//   3. the cart                  `findCart` with `isLocked`, `openCart`
//   4. the order, then its payment attempt     `lockAttempt`
//   5. the pieces on the shelf   `takeStock` and `returnStock`, in the order of their skus
//   6. the coupon                `useCoupon`, `useCouponAgain`
//   7. the gift cards            in the order of their hashes
//
// A transaction that needs a later row first locks the earlier ones too. A login may change a session's id meanwhile, which can still
// cause a deadlock; `transact` then repeats the transaction.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { AttemptRow, OrderRow } from './order-rows.ts'

/** Locks these customers; null means a guest. Others can still write rows that refer to a customer. */
export async function lockCustomers(trx: DatabaseTransaction, ...ids: readonly (number | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return
  await trx.selectFrom('customer').select('id').where('id', 'in', known).orderBy('id').forNoKeyUpdate().execute()
}

/** An attempt with the order that it pays. */
export interface LockedAttempt {
  attempt: AttemptRow
  order: OrderRow
}

/** Locks everything that the end of a payment may change except the stock; null if the attempt does not exist. */
export async function lockAttempt(trx: DatabaseTransaction, attemptId: string): Promise<LockedAttempt | null> {
  const known = await trx
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
    .select(['shop_order.id', 'shop_order.cart_id', 'shop_order.customer_id', 'payment_attempt.session_id'])
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirst()
  if (!known) return null
  const session = await trx.selectFrom('session').select('customer_id').where('id', '=', known.session_id).forUpdate().executeTakeFirst()
  await lockCustomers(trx, known.customer_id, session?.customer_id ?? null)
  await trx.selectFrom('cart').select('id').where('id', '=', known.cart_id).forUpdate().execute()
  const order = await trx.selectFrom('shop_order').selectAll().where('id', '=', known.id).forUpdate().executeTakeFirstOrThrow()
  const attempt = await trx.selectFrom('payment_attempt').selectAll().where('id', '=', attemptId).forUpdate().executeTakeFirstOrThrow()
  return { attempt, order }
}
