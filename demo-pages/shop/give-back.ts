// Restores a cart after a failed payment: the pieces return to the stock and the cart to the shopper.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { putIntoCart, requestOf } from './cart.ts'
import { endOrder } from './end-order.ts'
import type { ItemRequest } from './kinds/item-request.ts'
import type { OrderRow } from './order-rows.ts'
import { touchSession } from './session.ts'
import type { OrderStatus } from './shapes.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** Ends the order and restores its cart. If the shopper filled a new cart meanwhile, the lines join it as far as its limits allow. */
export async function giveBack(trx: DatabaseTransaction, shop: Shop, order: OrderRow, status: OrderStatus): Promise<void> {
  const items = await trx
    .selectFrom('order_item')
    .select(['sku', 'qty', 'choices', 'is_gift'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  await endOrder(trx, shop, order, status)
  const newer = await findNewerCart(trx, order)
  if (newer === null) {
    await putEmptyAway(trx, order)
    await trx
      .updateTable('cart')
      .set({ is_active: true, attempt: sql`attempt + 1` })
      .where('id', '=', order.cart_id)
      .execute()
  } else {
    await joinLines(trx, order, newer, items.filter((item) => !item.is_gift).map(requestOf))
  }
  if (newer === null) await trx.updateTable('session').set({ cart_id: order.cart_id }).where('id', '=', order.session_id).execute()
  await touchSession(trx, shop, order.session_id)
}

/** Deactivates an empty cart that another device has created meanwhile, since a customer has only one active cart in a store. */
async function putEmptyAway(trx: DatabaseTransaction, order: OrderRow): Promise<void> {
  if (order.customer_id === null) return
  await trx
    .updateTable('cart')
    .set({ is_active: false })
    .where('customer_id', '=', order.customer_id)
    .where('store_id', '=', order.store_id)
    .where('is_active', '=', true)
    .execute()
}

/** Another active cart of the same shopper that is not empty. */
export async function findNewerCart(trx: DatabaseTransaction, order: OrderRow): Promise<number | null> {
  const row = await trx
    .selectFrom('cart')
    .leftJoin('session', 'session.cart_id', 'cart.id')
    .select('cart.id')
    .where('cart.is_active', '=', true)
    .where('cart.store_id', '=', order.store_id)
    .where('cart.id', '<>', order.cart_id)
    .where((where) =>
      order.customer_id === null ? where('session.id', '=', order.session_id) : where('cart.customer_id', '=', order.customer_id),
    )
    .where((where) => where.exists(where.selectFrom('cart_item').select('cart_item.id').whereRef('cart_item.cart_id', '=', 'cart.id')))
    .executeTakeFirst()
  return row?.id ?? null
}

async function joinLines(trx: DatabaseTransaction, order: OrderRow, cartId: number, items: readonly ItemRequest[]): Promise<void> {
  for (const item of items) {
    // The line would exceed a limit, or is no longer available: the newer cart stays as it is.
    const kept = sql.raw('kept_line')
    await sql`savepoint ${kept}`.execute(trx)
    try {
      await putIntoCart(trx, { store: storeById(order.store_id) }, cartId, [item])
      await sql`release savepoint ${kept}`.execute(trx)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      await sql`rollback to savepoint ${kept}`.execute(trx)
    }
  }
}
