// Cancels an order before it is paid or sent: pieces return to the stock, the coupon and gift card amounts to their owner.
import { transact } from '../database/transact.ts'
import { endOrder } from '../shop/end-order.ts'
import { lockCustomers } from '../shop/locks.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { isRedirect } from '../shop/payment-methods.ts'
import { ProviderSilent } from '../shop/payment-provider.ts'
import { button } from '../mails/letter.ts'
import { cancelAttempt } from '../shop/settle-payment.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { orderLink } from './order-link.ts'
import { lockOrder } from './order-contents.ts'
import { sendOrderMail } from './service-mail.ts'

/** Whether the order can still be cancelled: a paid one is withdrawn from instead, and the provider cannot be stopped while it decides. */
export function canCancel({ status, payment_code: payment }: Pick<OrderRow, 'status' | 'payment_code'>, parcelCount: number): boolean {
  return parcelCount === 0 && (status === 'open' || (status === 'pending' && !isRedirect(payment)))
}

/** Cancels the order. A repeated call has no effect. */
export async function cancelOrder(shop: Shop, order: OrderRow): Promise<void> {
  const attempt = await shop.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', 'in', ['open', 'pending'])
    .executeTakeFirst()
  if (attempt) {
    await cancelAttempt(shop, attempt).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error
      throw new ShopError(409, 'payment.unavailable', { code: 'provider' })
    })
    const { status } = await shop.db.selectFrom('shop_order').select('status').where('id', '=', order.id).executeTakeFirstOrThrow()
    // The payment succeeded at the same moment, or the provider is deciding.
    if (!isLost(status)) throw tooLate()
    return
  }
  await transact(shop.db, async (trx) => {
    await lockCustomers(trx, order.customer_id)
    await trx.selectFrom('cart').select('id').where('id', '=', order.cart_id).forUpdate().execute()
    const now = await lockOrder(trx, order.id)
    if (now.status === 'canceled') return
    const parcels = await trx.selectFrom('parcel').select('id').where('order_id', '=', order.id).execute()
    if (!canCancel(now, parcels.length)) throw tooLate()
    await endOrder(trx, shop, now, 'canceled')
    await sendOrderMail(trx, shop, order, (say, store) => ({
      kind: 'order-canceled',
      subject: say('mail.canceled-subject', order.number),
      blocks: [say('mail.canceled', order.number), button(say('mail.order'), orderLink(shop, store, 'orders/track', order.number))],
    }))
  })
}

function tooLate(): ShopError {
  return new ShopError(409, 'account.too-late', { code: 'late' })
}
