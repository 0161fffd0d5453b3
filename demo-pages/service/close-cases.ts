// Closes the open returns and withdrawals of an order that ends: no decision about them is needed any more.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Shop } from '../shop/shop.ts'
import { mailDecided } from './case-mails.ts'
import { refuseExchanges } from './exchanges.ts'

/** Approves them without a refund, since the whole payment is refunded with the order. The order's row is locked. */
export async function closeCases(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  const closed = await trx
    .updateTable('return_case')
    .set({ status: 'approved', due: 0, refund: 0, decided_at: shop.now() })
    .where('order_id', '=', order.id)
    .where('status', '=', 'registered')
    .returningAll()
    .execute()
  for (const row of closed) {
    await refuseExchanges(trx, row.id)
    await mailDecided(trx, shop, order, row)
  }
}
