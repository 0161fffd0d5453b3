// From cart to order, exactly once. The visitor's and the cart's rows are locked, the key is looked up under the lock, and the
// database refuses a second order of the same attempt, so a double click, a second tab and a lost answer all end in one row.
import { sql } from 'kysely'
import { productPath } from '../catalogue/view.ts'
import type { DatabaseTransaction } from '../database/tables.ts'
import type { CartLine, CartRow } from './cart-lines.ts'
import { findCart, loadLines } from './cart-lines.ts'
import type { PaymentRequest } from './checkout-request.ts'
import { badEmail, checkPayment, chooseMethod, refuseFaults } from './checkout.ts'
import { isEmail } from './email.ts'
import { linePicture } from './line-picture.ts'
import { answerPlaced, findByKey, refuseWithoutCart } from './orders.ts'
import type { OrderRow } from './orders.ts'
import { sendConfirmation } from './order-mail.ts'
import { startAttempt } from './payment-attempt.ts'
import { isRedirect } from './payment-methods.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import type { Address, DeliverySlot, PaymentMethod, PlacedOrder, ShippingMethod } from './shapes.ts'
import { feeFor } from './shipping-fee.ts'
import { findSlot } from './shipping.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'
import { takeStock } from './stock.ts'
import { sumUp, toSegments } from './totals.ts'

/** Everything an order is made of, checked. */
interface Draft {
  cart: CartRow
  lines: CartLine[]
  email: string
  shipping: Address
  billing: Address
  method: ShippingMethod
  slot: DeliverySlot | null
  payment: PaymentMethod
  issuer: string | null
}

/** Places the order of the visitor's cart, or answers the one that this key placed before. */
export async function placeOrder(shop: Shop, session: Session, request: PaymentRequest, key: string | null): Promise<PlacedOrder> {
  if (key !== null && !/^[\w-]{8,100}$/.test(key)) throw new ShopError(400, 'order.key', { code: 'key' })
  return shop.db.transaction().execute(async (trx) => {
    if (!shop.isUnsafe) await lockSession(trx, shop, session)
    const cart = await findCart(trx, session, !shop.isUnsafe)
    const first = key === null || shop.isUnsafe ? null : await findByKey(trx, session, key)
    if (first) return answerPlaced(trx, first)
    if (!cart) return refuseWithoutCart(trx, session)
    const draft = await draftOrder(trx, shop, session, cart, request)
    await takeStock(
      trx,
      draft.lines.map((line) => ({ sku: line.sellable.sku, qty: line.qty })),
    )
    const order = await insertOrder(trx, shop, session, draft, key)
    await insertItems(trx, session, order.id, draft.lines)
    await trx.updateTable('cart').set({ is_active: false, email: draft.email }).where('id', '=', cart.id).execute()
    if (isRedirect(order.payment_code)) await startAttempt(trx, shop, session, order, draft.issuer)
    else await sendConfirmation(trx, shop, order)
    await saveSession(trx, shop, session, { lastOrderId: order.id, cartId: cart.id, guestEmail: draft.email })
    return answerPlaced(trx, order)
  })
}

async function draftOrder(trx: DatabaseTransaction, shop: Shop, session: Session, cart: CartRow, request: PaymentRequest): Promise<Draft> {
  const lines = await loadLines(trx, session.store, cart.id)
  if (!lines.length) throw new ShopError(400, 'cart.empty', { code: 'empty' })
  const shipping = cart.shipping_address
  const billing = request.billingAddress ?? cart.billing_address
  if (!shipping || !billing) throw new ShopError(400, 'address.invalid', { code: 'address' })
  refuseFaults(session, { shipping, billing })
  const email = (await customerEmail(trx, session)) ?? request.email ?? cart.email
  if (email === null || !isEmail(email)) throw badEmail()
  const method = chooseMethod(shop, session, lines, {
    carrierCode: cart.carrier_code,
    methodCode: cart.method_code,
    country: shipping.country_id,
  })
  const kept = cart.extension.requested_delivery_date ?? null
  const slot = kept ? findSlot(method, kept.id) : null
  if (kept && !slot) throw new ShopError(400, 'shipping.unknown-slot', { code: 'slot' })
  const payment = checkPayment(session, request.payment)
  return { cart, lines, email, shipping, billing, method, slot, payment, issuer: request.payment.issuer }
}

async function customerEmail(trx: DatabaseTransaction, session: Session): Promise<string | null> {
  if (session.customerId === null) return null
  const row = await trx.selectFrom('customer').select('email').where('id', '=', session.customerId).executeTakeFirst()
  return row?.email ?? null
}

async function insertOrder(trx: DatabaseTransaction, shop: Shop, session: Session, draft: Draft, key: string | null): Promise<OrderRow> {
  const { store } = session
  const { cart, lines, method, payment } = draft
  const sums = sumUp(store, lines, feeFor(store, lines, draft.shipping.country_id))
  const { rows } = await sql<{ next: number }>`select nextval('order_number') as next`.execute(trx)
  return trx
    .insertInto('shop_order')
    .values({
      number: `${store.id}${String(rows[0]?.next).padStart(8, '0')}`,
      store_id: store.id,
      session_id: session.id,
      customer_id: session.customerId,
      cart_id: cart.id,
      cart_claim: shop.isUnsafe ? null : `${cart.id}:${cart.attempt}`,
      idempotency_key: shop.isUnsafe ? null : key,
      status: isRedirect(payment.code) ? 'open' : 'pending',
      email: draft.email,
      currency: store.currency,
      subtotal_incl_tax: sums.subtotal,
      shipping_incl_tax: sums.shipping,
      discount: sums.discount,
      tax: sums.tax,
      grand_total: sums.grand,
      segments: JSON.stringify(toSegments(store, sums, true)),
      billing_address: JSON.stringify(draft.billing),
      shipping_address: JSON.stringify(draft.shipping),
      carrier_code: method.carrier_code,
      method_code: method.method_code,
      shipping_title: method.method_title,
      delivery_slot: draft.slot ? JSON.stringify(draft.slot) : null,
      payment_code: payment.code,
      payment_title: payment.title,
      created_at: shop.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function insertItems(trx: DatabaseTransaction, session: Session, orderId: number, lines: readonly CartLine[]): Promise<void> {
  const rows = lines.map(({ sellable, qty, priceCents, rowCents }) => ({
    order_id: orderId,
    product_id: sellable.productId,
    sku: sellable.sku,
    name: sellable.name,
    image: linePicture(sellable),
    url: productPath(session.store, sellable.slug),
    options: JSON.stringify(sellable.options.map(({ label, value }) => ({ label, value }))),
    choices: JSON.stringify(sellable.options),
    qty,
    price_incl_tax: priceCents,
    row_total_incl_tax: rowCents,
    tax_percent: sellable.taxPercent,
  }))
  await trx.insertInto('order_item').values(rows).execute()
}
