// Refunds to the payment provider: recorded with the decision, and paid once however often the payment is tried.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { ProviderSilent } from './payment-provider.ts'
import type { Shop } from './shop.ts'

/** Records a refund of a payment, in the transaction that decides it. The database refuses more than the payment. */
export async function oweRefund(trx: DatabaseTransaction, shop: Shop, attemptId: string, reference: string, cents: number): Promise<void> {
  if (cents <= 0) return
  await trx
    .updateTable('payment_attempt')
    .set({ paid_back: sql`paid_back + ${cents}` })
    .where('id', '=', attemptId)
    .execute()
  await trx
    .insertInto('refund')
    .values({ reference, attempt_id: attemptId, amount: cents, created_at: shop.now(), paid_at: null })
    .execute()
}

/**
 * Sends due refunds to the provider: those of one order, or all. If the provider does not answer, `compareBooks` tries again; its books
 * know each refund by its reference. A payment by transfer is refunded by hand.
 */
export async function payRefunds(shop: Shop, orderId: number | null = null): Promise<void> {
  let owed = shop.db
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select(['refund.reference', 'refund.amount', 'payment_attempt.provider_id'])
    .where('refund.paid_at', 'is', null)
    .where('payment_attempt.provider_id', 'is not', null)
    .orderBy('refund.reference')
  if (orderId !== null) owed = owed.where('payment_attempt.order_id', '=', orderId)
  for (const { reference, amount, provider_id: payment } of await owed.execute()) {
    if (payment === null) continue
    try {
      if (!(await shop.provider.refund(payment, { reference, amount }))) throw new ProviderSilent('the wish to pay back', payment)
      await noteRefunded(shop, reference)
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error
      console.error(`payment: ${reference} is to be paid back, and the provider is silent`)
    }
  }
}

/** Records that a refund has been paid; false if that was recorded before. */
export async function noteRefunded({ db, now }: Pick<Shop, 'db' | 'now'>, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ paid_at: now() })
    .where('reference', '=', reference)
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('payment_attempt')
    .set({ status: 'refunded' })
    .where('status', '=', 'paid-late')
    .where('id', 'in', db.selectFrom('refund').select('attempt_id').where('reference', '=', reference))
    .execute()
  return numUpdatedRows > 0n
}
