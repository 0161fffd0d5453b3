// Money that goes back at the payment provider: written down with the decision, paid once however often it is tried.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import type { OrderRow } from './order-rows.ts'
import { ProviderSilent } from './payment-provider.ts'
import type { Shop } from './shop.ts'

/** Notes what a case pays back, in the transaction that decides it; an order that no provider was paid for owes nothing there. */
export async function oweRefund(trx: DatabaseTransaction, shop: Shop, order: OrderRow, caseId: number, cents: number): Promise<void> {
  if (cents === 0) return
  // The database refuses what exceeds the payment.
  const attempt = await trx
    .updateTable('payment_attempt')
    .set({ paid_back: sql`paid_back + ${cents}` })
    .where('order_id', '=', order.id)
    .where('status', '=', 'paid')
    .where('provider_id', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!attempt) return
  await trx
    .insertInto('refund')
    .values({ case_id: caseId, attempt_id: attempt.id, amount: cents, created_at: shop.now(), paid_at: null })
    .execute()
}

/** Sends due refunds. If the provider does not answer, `compareBooks` tries again; its books know each refund by its case's reference. */
export async function payRefunds(shop: Shop): Promise<void> {
  const owed = await shop.db
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select(['refund.case_id', 'refund.amount', 'payment_attempt.provider_id'])
    .where('refund.paid_at', 'is', null)
    .orderBy('refund.case_id')
    .execute()
  for (const { case_id, amount, provider_id } of owed) {
    if (provider_id === null) continue
    try {
      const payment = await shop.provider.refund(provider_id, { reference: `case-${case_id}`, amount })
      if (!payment) throw new ProviderSilent('the wish to pay back', provider_id)
      await shop.db.updateTable('refund').set({ paid_at: shop.now() }).where('case_id', '=', case_id).where('paid_at', 'is', null).execute()
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error
      console.error(`payment: case ${case_id} is to be paid back, and the provider is silent`)
    }
  }
}
