// The invoice of an order: put together here for its mail and for the account, and mailed once, whichever step completes the order.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { button } from '../mails/letter.ts'
import { sellerOf } from '../pages/seller.ts'
import { invoicePaper } from '../papers/invoice.ts'
import type { Paper } from '../papers/paper.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import type { Shop } from '../shop/shop.ts'
import { boughtOf, isAllSent, listItems, listParcels } from './order-contents.ts'
import { orderLink } from './order-link.ts'
import { sendOrderMail } from './service-mail.ts'

/** Whether an order has an invoice: once it is certain, and until it has ended. */
export function hasInvoice({ status }: Pick<OrderRow, 'status'>): boolean {
  return !isLost(status) && status !== 'open'
}

/** The invoice as it is now; null if the order has none. */
export async function readInvoice(db: Database | DatabaseTransaction, order: OrderRow): Promise<Paper | null> {
  if (!hasInvoice(order)) return null
  const store = storeById(order.store_id)
  return invoicePaper(store, sellerOf(store), { order, ...(await readBought(db, order)) })
}

/** An invoice is about what was sold: the days of an exchange are no days of supply. */
async function readBought(db: Database | DatabaseTransaction, { id }: OrderRow) {
  return boughtOf(await listItems(db, id), await listParcels(db, id))
}

/**
 * The invoice to mail now: when nothing is left to send, so that all days of supply are known, and if it was not mailed before. The order
 * records that it is, in the same transaction; its row is locked.
 */
export async function takeInvoice(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<Paper | null> {
  const { items, parcels } = await readBought(trx, order)
  if (!isAllSent(items) || parcels.length === 0) return null
  const invoiced_at = shop.now()
  const taken = await trx
    .updateTable('shop_order')
    .set({ invoiced_at })
    .where('id', '=', order.id)
    .where('invoiced_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken ? readInvoice(trx, { ...order, invoiced_at }) : null
}

/** Mails the invoice if an approved withdrawal from the pieces that were left has completed the order: no parcel follows that could carry it. */
export async function mailInvoice(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  const invoice = await takeInvoice(trx, shop, order)
  if (!invoice) return
  await sendOrderMail(trx, shop, order, (say, store) => ({
    kind: 'invoice',
    subject: say('mail.invoice-subject', order.number),
    blocks: [say('mail.invoice', order.number), button(say('mail.order'), orderLink(shop, store, 'orders/track', order.number))],
    papers: [invoice],
  }))
}
