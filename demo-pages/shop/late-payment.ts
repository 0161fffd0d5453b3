// Handles a payment that arrives after its order was cancelled: reopens the order if its pieces are in stock, else refunds the money.
import type { DatabaseTransaction } from '../database/tables.ts'
import { findNewerCart } from './give-back.ts'
import { sameChoice } from './kinds/stored-choice.ts'
import { sendConfirmation, sendRefund } from './order-mail.ts'
import type { OrderRow } from './order-rows.ts'
import { findAttempt } from './payment-attempt.ts'
import { ProviderSilent } from './payment-provider.ts'
import { touchSession } from './session.ts'
import type { Shop } from './shop.ts'
import type { Pieces } from './stock.ts'
import { isInStock, orderedPieces, takeStock } from './stock.ts'

/** A line of an order; the same product with other choices is another line. */
interface OrderedItem extends Pieces {
  choices: unknown
}

/** Reopens the order and returns true, or announces the refund by mail. The rows of `lockAttempt` are locked. */
export async function takeLatePayment(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<boolean> {
  const pieces = await orderedPieces(trx, order.id)
  const items = await trx.selectFrom('order_item').select(['sku', 'qty', 'choices']).where('order_id', '=', order.id).execute()
  const isWanted = !(await hasOrderedAgain(trx, order, items)) && (await isInStock(trx, pieces))
  console.warn(
    `payment: order ${order.number} was paid after it was ${order.status}; ${isWanted ? 'it stands again' : 'the money goes back'}`,
  )
  if (!isWanted) {
    await sendRefund(trx, shop, order)
    return false
  }
  await takeStock(trx, pieces)
  await trx.updateTable('shop_order').set({ status: 'paid' }).where('id', '=', order.id).execute()
  await takeOutOfCart(trx, order, items)
  await touchSession(trx, shop, order.session_id)
  await sendConfirmation(trx, shop, { ...order, status: 'paid' })
  return true
}

/** Refunds the amount and records it; if the provider does not answer, `compareBooks` tries again. */
export async function refundLate(shop: Shop, attemptId: string): Promise<void> {
  const attempt = await findAttempt(shop.db, attemptId)
  if (!attempt?.provider_id || attempt.status !== 'paid-late') return
  try {
    const wish = { reference: `late-${attemptId}`, amount: attempt.paid_amount ?? attempt.amount }
    const payment = await shop.provider.refund(attempt.provider_id, wish)
    if (!payment) throw new ProviderSilent('the wish to pay back', payment)
    await shop.db
      .updateTable('payment_attempt')
      .set({ status: 'refunded' })
      .where('id', '=', attemptId)
      .where('status', '=', 'paid-late')
      .execute()
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error
    console.error(`payment: attempt ${attemptId} is to be paid back, and the provider is silent`)
  }
}

/** Whether the shopper has bought the same products since, with another order, and so does not want them twice. */
async function hasOrderedAgain(trx: DatabaseTransaction, order: OrderRow, items: readonly Pieces[]): Promise<boolean> {
  const skus = items.map(({ sku }) => sku)
  const row = await trx
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .select('shop_order.id')
    .where('shop_order.id', '>', order.id)
    .where('shop_order.status', 'in', ['open', 'pending', 'paid'])
    .where('order_item.sku', 'in', skus)
    .where((where) =>
      where.or([
        where('shop_order.session_id', '=', order.session_id),
        ...(order.customer_id === null ? [] : [where('shop_order.customer_id', '=', order.customer_id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the restored pieces from the cart, since they are ordered after all; the shopper's additions stay. */
async function takeOutOfCart(trx: DatabaseTransaction, order: OrderRow, items: readonly OrderedItem[]): Promise<void> {
  const own = await trx.selectFrom('cart').select('is_active').where('id', '=', order.cart_id).executeTakeFirstOrThrow()
  const cartId = own.is_active ? order.cart_id : await findNewerCart(trx, order)
  if (cartId === null) return
  const lines = await trx.selectFrom('cart_item').select(['id', 'sku', 'qty', 'choices']).where('cart_id', '=', cartId).execute()
  for (const { id, sku, qty, choices } of lines) {
    const same = items.find((item) => item.sku === sku && sameChoice(item.choices, choices))
    const left = qty - (same?.qty ?? 0)
    if (left > 0) await trx.updateTable('cart_item').set({ qty: left }).where('id', '=', id).execute()
    else await trx.deleteFrom('cart_item').where('id', '=', id).execute()
  }
  const rest = await trx.selectFrom('cart_item').select('id').where('cart_id', '=', cartId).limit(1).executeTakeFirst()
  if (!rest && cartId === order.cart_id) await trx.updateTable('cart').set({ is_active: false }).where('id', '=', cartId).execute()
}
