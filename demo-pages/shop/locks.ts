// The one order in which rows are locked. Two transactions that keep to it wait for each other in a line, never in a ring:
//
//   1. the visitor's session     `lockSession` of session.ts
//   2. the customer              `lockCustomers`, in the order of their numbers; all devices of one account come one after the other
//   3. the cart                  `findCart` with `isLocked`, `openCart`
//   4. the order, then its payment attempt     `lockAttempt`
//   5. the pieces on the shelf   `takeStock` and `returnStock`, in the order of their skus
//   6. the coupon                `useCoupon`, `useCouponAgain`
//   7. the gift cards            in the order of their hashes
//
// Who needs a later row first takes the earlier ones too. A ring that is closed nevertheless, since a session got a new name by a login
// meanwhile, is what `transact` repeats.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { AttemptRow, OrderRow } from './order-rows.ts'

/** Locks these customers; null stands for a guest. Rows that refer to a customer can still be written by others. */
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

/** Locks everything that the end of a payment may change except the stock; null for an attempt that does not exist. */
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
