// Ends an unpaid order: returns its pieces, releases its coupon, refunds its money, and closes its cases.
import type { DatabaseTransaction } from '../database/tables.ts'
import { closeCases } from '../service/close-cases.ts'
import { giveBackCoupon } from './discounts/coupon.ts'
import type { OrderRow } from './order-rows.ts'
import { settleOwed } from './owed.ts'
import type { OrderStatus } from './shapes.ts'
import type { Shop } from './shop.ts'
import { orderedPieces, returnStock } from './stock.ts'

/** Sets the order's final status, and returns everything that it took. The order's row is locked. */
export async function endOrder(trx: DatabaseTransaction, shop: Shop, order: OrderRow, status: OrderStatus): Promise<void> {
  await trx.updateTable('shop_order').set({ status }).where('id', '=', order.id).execute()
  await returnStock(trx, await orderedPieces(trx, order.id))
  await giveBackCoupon(trx, order.id)
  await closeCases(trx, shop, { ...order, status })
  await settleOwed(trx, shop, order.id)
}
