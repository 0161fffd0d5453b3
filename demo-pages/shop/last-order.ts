// The order a visitor has just placed, for the confirmation page; only the session that placed it sees it.
import { toAmount } from './money.ts'
import { findLastOrder } from './orders.ts'
import type { Session } from './session.ts'
import type { LastOrder } from './shapes.ts'
import type { Shop } from './shop.ts'

/** The visitor's latest order, null when there is none. */
export async function getLastOrder(shop: Shop, session: Session): Promise<LastOrder | null> {
  const order = await findLastOrder(shop.db, session)
  if (!order) return null
  const items = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).orderBy('id').execute()
  return {
    order_number: order.number,
    status: order.status,
    email: order.email,
    grand_total: toAmount(order.grand_total),
    currency: order.currency,
    items: items.map(({ sku, name, qty, image, url, options, price_incl_tax, row_total_incl_tax }) => ({
      sku,
      name,
      qty,
      price_incl_tax: toAmount(price_incl_tax),
      row_total_incl_tax: toAmount(row_total_incl_tax),
      image,
      url,
      options,
    })),
    totals: { total_segments: order.segments, grand_total: toAmount(order.grand_total), tax_amount: toAmount(order.tax) },
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    shipping_title: order.shipping_title,
    delivery_slot: order.delivery_slot,
    payment_title: order.payment_title,
    created_at: order.created_at.toISOString(),
  }
}
