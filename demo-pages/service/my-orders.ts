// A customer's own orders: the list in pages, and one order. Another customer's order gives the same error as a missing one.
import type { Database } from '../database/tables.ts'
import { fillText } from '../shop/messages.ts'
import { toAmount } from '../shop/money.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { pageOf, type PageOf } from '../shop/page-of.ts'
import type { Session } from '../shop/session.ts'
import type { OrderStatus } from '../shop/shapes.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import type { TrackStatus } from './track.ts'
import { trackStatusOf } from './track.ts'

/** An order's status for its customer: that of the payment until it is settled, then that of the delivery. */
export type OrderState = OrderStatus | TrackStatus

/** A row of `GET api/customer/orders`. */
export interface ListedOrder {
  number: string
  created_at: string
  status: OrderState
  /** The status in the store's language, for clients that do not know the code. */
  status_label: string
  grand_total: number
  currency: string
  items_qty: number
  /** The first lines, for an overview. */
  items: { name: string; qty: number; image: string | null }[]
}

const pageSize = 10
const glance = 4

/** A page of this customer's orders in this store, newest first; three queries for any number of orders. */
export async function listMyOrders(shop: Shop, session: Session, page: number, size = pageSize): Promise<PageOf<ListedOrder>> {
  const customerId = customerOf(session)
  const hers = shop.db.selectFrom('shop_order').where('customer_id', '=', customerId).where('store_id', '=', session.store.id)
  const { total } = await hers.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const frame = pageOf(page, size, total)
  const rows = await hers.selectAll().orderBy('id', 'desc').limit(size).offset(frame.offset).execute()
  const { items, parcels } = await contentsOf(
    shop.db,
    rows.map(({ id }) => id),
  )
  return frame.of(
    rows.map((order) => {
      const own = items.filter(({ order_id }) => order_id === order.id)
      // What came in exchange was not ordered.
      const bought = own.filter(({ replaces_id }) => replaces_id === null)
      const status = stateOf(
        order,
        own,
        parcels.filter(({ order_id }) => order_id === order.id),
      )
      return {
        number: order.number,
        created_at: order.created_at.toISOString(),
        status,
        status_label: fillText(`order-state.${status}`, session.store.language),
        grand_total: toAmount(order.grand_total),
        currency: order.currency,
        items_qty: bought.reduce((sum, { qty }) => sum + qty, 0),
        items: bought.slice(0, glance).map(({ name, qty, image }) => ({ name, qty, image })),
      }
    }),
  )
}

/** The customer's order with this number. */
export async function findMyOrder(shop: Shop, session: Session, number: string): Promise<OrderRow> {
  const row = await shop.db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', number)
    .where('customer_id', '=', customerOf(session))
    .where('store_id', '=', session.store.id)
    .executeTakeFirst()
  if (!row) throw new ShopError(404, 'account.no-order', { code: 'order' })
  return row
}

/** The customer's id; a guest gets an error that asks for a login. */
export function customerOf({ customerId }: Session): number {
  if (customerId === null) throw new ShopError(401, 'account.login', { code: 'login' })
  return customerId
}

/** The status of the order. */
export function stateOf(
  order: Pick<OrderRow, 'status'>,
  items: Parameters<typeof trackStatusOf>[1],
  parcels: Parameters<typeof trackStatusOf>[2],
): OrderState {
  if (isLost(order.status)) return order.status
  const sending = trackStatusOf(order, items, parcels)
  return order.status === 'pending' && sending === 'preparing' ? order.status : sending
}

/** The items and parcels of orders, as their states need them. */
export async function contentsOf(db: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return { items: [], parcels: [] }
  const items = await db
    .selectFrom('order_item')
    .select(['order_id', 'name', 'qty', 'image', 'sent_qty', 'withdrawn_qty', 'replaces_id'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
  const parcels = await db
    .selectFrom('parcel')
    .select(['order_id', 'delivered_at'])
    .where('order_id', 'in', [...orderIds])
    .execute()
  return { items, parcels }
}
