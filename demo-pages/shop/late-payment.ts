// Handles a payment that arrives after its order has ended: the order is restored if everything that it took is still available,
// otherwise the money is refunded.
import type { DatabaseTransaction } from '../database/tables.ts'
import { promiseAnew } from './delivery-promise.ts'
import { canCardsPayAgain, takeFromCardsAgain } from './discounts/card-payments.ts'
import { giveBackCoupon, useCouponAgain } from './discounts/coupon.ts'
import { findNewerCart } from './give-back.ts'
import { sameChoice } from './kinds/stored-choice.ts'
import { sendConfirmation, sendPromise, sendRefund } from './order-mail.ts'
import type { OrderRow } from './order-rows.ts'
import { touchSession } from './session.ts'
import type { Shop } from './shop.ts'
import type { Pieces } from './stock.ts'
import { isInStock, orderedPieces, takeStock } from './stock.ts'

/** A line of an order; the same product with other choices is a different line. */
interface OrderedItem extends Pieces {
  choices: unknown
}

/** Reopens the order and returns true, or announces the refund by mail. The rows of `lockAttempt` are locked. */
export async function takeLatePayment(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<boolean> {
  const items = await trx.selectFrom('order_item').select(['sku', 'qty', 'choices']).where('order_id', '=', order.id).execute()
  const isWanted = !(await isWithdrawn(trx, order)) && !(await hasOrderedAgain(trx, order, items)) && (await takeAgain(trx, shop, order))
  console.warn(
    `payment: order ${order.number} was paid after it was ${order.status}; ${isWanted ? 'it stands again' : 'the money goes back'}`,
  )
  if (!isWanted) {
    await sendRefund(trx, shop, order, order.grand_total)
    return false
  }
  await trx.updateTable('shop_order').set({ status: 'paid' }).where('id', '=', order.id).execute()
  await takeOutOfCart(trx, order, items)
  await touchSession(trx, shop, order.session_id)
  // It was not prepared while it had ended.
  const promised = await promiseAnew(trx, order, shop.now())
  const isFirst = await sendConfirmation(trx, shop, promised)
  // The day in a confirmation from before it ended no longer holds.
  if (!isFirst) await sendPromise(trx, shop, promised)
  return true
}

/** Takes pieces, coupon and gift cards again, in the order of the first time; takes nothing if one of them is not available. */
async function takeAgain(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<boolean> {
  const pieces = await orderedPieces(trx, order.id)
  if (!(await isInStock(trx, pieces))) return false
  if (!(await useCouponAgain(trx, order))) return false
  if (!(await canCardsPayAgain(trx, order, shop.now()))) {
    await giveBackCoupon(trx, order.id)
    return false
  }
  await takeStock(trx, pieces)
  await takeFromCardsAgain(trx, order.id)
  return true
}

/** Whether the shopper withdrew from the order, or from a part of it, before it ended. */
async function isWithdrawn(trx: DatabaseTransaction, { id }: OrderRow): Promise<boolean> {
  const row = await trx
    .selectFrom('return_case')
    .select('id')
    .where('order_id', '=', id)
    .where('status', '<>', 'refused')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the shopper has bought the same products since with another order, so that she does not need them twice. */
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
