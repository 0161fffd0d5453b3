// Closes the returns and withdrawals that wait when their order ends: the contract is gone, and nobody has to decide about it any more.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Shop } from '../shop/shop.ts'
import { mailDecided } from './case-mails.ts'

/** Approves them for nothing, since all that was paid goes back with the order itself. The order's row is locked. */
export async function closeCases(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  const closed = await trx
    .updateTable('return_case')
    .set({ status: 'approved', due: 0, refund: 0, decided_at: shop.now() })
    .where('order_id', '=', order.id)
    .where('status', '=', 'registered')
    .returningAll()
    .execute()
  for (const row of closed) await mailDecided(trx, shop, order, row)
}
