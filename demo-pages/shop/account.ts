// A customer's own data: her details, and the orders she placed while logged in.
import type { Session } from './session.ts'
import type { OrderStatus } from './shapes.ts'
import type { Shop } from './shop.ts'

/** The number of orders on a page. */
const most = 50

/** Name and address, null for a guest. */
export async function getAccount(shop: Shop, session: Session): Promise<{ firstname: string; lastname: string; email: string } | null> {
  if (session.customerId === null) return null
  const row = await shop.db
    .selectFrom('customer')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', session.customerId)
    .executeTakeFirst()
  return row ?? null
}

/** One order in the list; the total is in cents. */
export interface OrderRow {
  number: string
  status: OrderStatus
  grandTotal: number
  createdAt: Date
  items: { name: string; qty: number }[]
}

/** The customer's orders in this store, newest first. */
export async function listOrders(shop: Shop, session: Session): Promise<OrderRow[]> {
  if (session.customerId === null) return []
  const orders = await shop.db
    .selectFrom('shop_order')
    .select(['id', 'number', 'status', 'grand_total', 'created_at'])
    .where('customer_id', '=', session.customerId)
    .where('store_id', '=', session.store.id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const items = await shop.db
    .selectFrom('order_item')
    .select(['order_id', 'name', 'qty'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  return orders.map(({ id, number, status, grand_total, created_at }) => ({
    number,
    status,
    grandTotal: grand_total,
    createdAt: created_at,
    items: items.filter(({ order_id }) => order_id === id).map(({ name, qty }) => ({ name, qty })),
  }))
}
