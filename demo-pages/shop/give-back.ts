// When a payment came to nothing: the pieces return to the shelf and the cart to the shopper.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { storeById } from '../server/store-view.ts'
import { putIntoCart } from './cart.ts'
import type { OrderRow } from './orders.ts'
import { loadSellables } from './sellables.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'
import { returnStock } from './stock.ts'

/** Undoes what the order took. If the shopper filled a new cart meanwhile, the lines join it as far as its limits allow. */
export async function giveBack(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  const items = await trx.selectFrom('order_item').select(['sku', 'qty']).where('order_id', '=', order.id).orderBy('id').execute()
  await returnStock(trx, items)
  const newer = await findNewerCart(trx, order)
  if (newer === null) {
    await trx
      .updateTable('cart')
      .set({ is_active: true, attempt: sql`attempt + 1` })
      .where('id', '=', order.cart_id)
      .execute()
  } else {
    await joinLines(trx, order, newer, items)
  }
  await trx
    .updateTable('session')
    .set({ changed_at: sql`greatest(changed_at + 1, ${shop.now().getTime()})`, ...(newer === null ? { cart_id: order.cart_id } : {}) })
    .where('id', '=', order.session_id)
    .execute()
}

/** Another active cart of the same shopper that has something in it. */
async function findNewerCart(trx: DatabaseTransaction, order: OrderRow): Promise<number | null> {
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

async function joinLines(
  trx: DatabaseTransaction,
  order: OrderRow,
  cartId: number,
  items: readonly { sku: string; qty: number }[],
): Promise<void> {
  const sellables = await loadSellables(
    trx,
    storeById(order.store_id),
    items.map(({ sku }) => sku),
  )
  for (const { sku, qty } of items) {
    const sellable = sellables.get(sku)
    try {
      if (sellable) await putIntoCart(trx, cartId, sellable, qty)
    } catch (error) {
      // Over a limit together with what is there: the newer choice stays.
      if (!(error instanceof ShopError)) throw error
    }
  }
}
