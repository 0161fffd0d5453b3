// The lines and parcels of an order, and what of them is still to be sent.
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import type { ItemRow, OrderRow } from '../shop/order-rows.ts'
import { ShopError } from '../shop/shop-error.ts'

export type { ItemRow } from '../shop/order-rows.ts'
export type ParcelRow = Selectable<Tables['parcel']> & { items: { itemId: number; quantity: number }[] }

/** Locks an order, so that decisions about its lines are made one after the other. */
export async function lockOrder(trx: DatabaseTransaction, id: number): Promise<OrderRow> {
  const order = await trx.selectFrom('shop_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!order) throw new ShopError(404, 'error.not-found')
  return order
}

/** The lines of an order. */
export async function listItems(db: Database | DatabaseTransaction, orderId: number): Promise<ItemRow[]> {
  return db.selectFrom('order_item').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** The parcels of an order with their content. */
export async function listParcels(db: Database | DatabaseTransaction, orderId: number): Promise<ParcelRow[]> {
  const parcels = await db.selectFrom('parcel').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
  if (parcels.length === 0) return []
  const ids = parcels.map(({ id }) => id)
  const items = await db.selectFrom('parcel_item').selectAll().where('parcel_id', 'in', ids).orderBy('order_item_id').execute()
  return parcels.map((parcel) => ({
    ...parcel,
    items: items
      .filter(({ parcel_id }) => parcel_id === parcel.id)
      .map(({ order_item_id, qty }) => ({ itemId: order_item_id, quantity: qty })),
  }))
}

/** What was bought, with the parcels that hold some of it: what came in exchange was sold before, and nothing was promised for it. */
export function boughtOf<Item extends Pick<ItemRow, 'id' | 'replaces_id'>, Parcel extends Pick<ParcelRow, 'items'>>(
  all: readonly Item[],
  parcels: readonly Parcel[],
): { items: Item[]; parcels: Parcel[] } {
  const items = all.filter(({ replaces_id }) => replaces_id === null)
  const ids = new Set(items.map(({ id }) => id))
  return { items, parcels: parcels.filter((parcel) => parcel.items.some(({ itemId }) => ids.has(itemId))) }
}

/** The pieces of a line that its sending depends on. */
export type Counted = Pick<ItemRow, 'qty' | 'sent_qty' | 'withdrawn_qty'>

/** The number of pieces of a line that still have to be sent; withdrawn ones do not. */
export function unsentOf({ qty, sent_qty, withdrawn_qty }: Counted): number {
  return qty - sent_qty - withdrawn_qty
}

/** Whether nothing of an order is left to send. */
export function isAllSent(items: readonly Counted[]): boolean {
  return items.every((item) => unsentOf(item) === 0)
}

/** Whether the customer keeps something of an order: it was not all sent back or withdrawn from. */
export function isKept(items: readonly Pick<ItemRow, 'qty' | 'returned_qty'>[]): boolean {
  return items.some(({ qty, returned_qty }) => qty > returned_qty)
}
