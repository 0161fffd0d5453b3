// The order that a visitor has just placed, for the confirmation page; only the session that placed it can see it.
import { isKept } from '../service/order-contents.ts'
import { canHaveAccount } from './customers/account-of-order.ts'
import { toAmount } from './money.ts'
import { paymentInstructions } from './payment-instructions.ts'
import { loadBundles } from './kinds/bundles.ts'
import { findLastOrder } from './orders.ts'
import { loadSellables } from './sellables.ts'
import type { Session } from './session.ts'
import type { LastOrder } from './shapes.ts'
import type { Shop } from './shop.ts'

/** The visitor's latest order; null if there is none. */
export async function getLastOrder(shop: Shop, session: Session): Promise<LastOrder | null> {
  const order = await findLastOrder(shop.db, session)
  if (!order) return null
  const items = await shop.db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('replaces_id', 'is', null)
    .orderBy('id')
    .execute()
  const sold = await loadSellables(
    shop.db,
    session.store,
    items.map(({ sku }) => sku),
  )
  // Bundles and kits have no variant.
  const bundles = await loadBundles(
    shop.db,
    session.store,
    items.flatMap(({ sku, product_id }) => (sold.has(sku) || product_id === null ? [] : [product_id])),
  )
  const sellableOf = (sku: string, productId: number | null) => sold.get(sku) ?? bundles.get(productId ?? 0)?.sellable
  return {
    order_number: order.number,
    status: order.status,
    email: order.email,
    grand_total: toAmount(order.grand_total),
    currency: order.currency,
    items: items.map(({ sku, product_id, name, qty, image, url, options, content, price_incl_tax, row_total_incl_tax }) => ({
      sku,
      parent_sku: sellableOf(sku, product_id)?.productSku ?? null,
      name,
      qty,
      price_incl_tax: toAmount(price_incl_tax),
      row_total_incl_tax: toAmount(row_total_incl_tax),
      image,
      url,
      options,
      ...content,
      product_id,
      manufacturer: sellableOf(sku, product_id)?.brand ?? null,
      categories: sellableOf(sku, product_id)?.categories ?? [],
    })),
    totals: {
      total_segments: order.segments,
      grand_total: toAmount(order.grand_total),
      tax_amount: toAmount(order.tax),
      coupon_code: order.coupon_code,
    },
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    shipping_title: order.shipping_title,
    delivery_slot: order.delivery_slot,
    pickup_point: order.pickup_point,
    expected_on: order.promised_on,
    can_make_account: await canHaveAccount(shop, session, order),
    payment_title: order.payment_title,
    payment: { title: order.payment_title, instructions: isKept(items) ? paymentInstructions(session.store, order) : null },
    created_at: order.created_at.toISOString(),
  }
}
