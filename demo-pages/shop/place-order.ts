// Places an order exactly once. The rows of visitor and cart are locked, the key is looked up under the lock, and the database
// refuses a second order of the same attempt, so that a double click, a second tab and a lost answer all result in one row.
import { sql } from 'kysely'
import { productPath } from '../catalogue/view.ts'
import type { DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { keepAddress } from './address-book.ts'
import type { CartLine, CartRow } from './cart-lines.ts'
import { findCart, loadLines, versionOf } from './cart-lines.ts'
import type { PaymentRequest } from './checkout-request.ts'
import { badEmail, checkBank, checkPayment, chooseMethod, refuseFaults } from './checkout.ts'
import { useCoupon } from './discounts/coupon.ts'
import { takeFromGiftCards } from './discounts/card-payments.ts'
import { isEmail } from './email.ts'
import { toBuyRequest } from './kinds/to-buy-request.ts'
import { promiseOf } from './delivery-promise.ts'
import type { Demand } from './kinds/demand.ts'
import { demandOf } from './kinds/demand.ts'
import { showLine } from './kinds/shown-line.ts'
import { linePicture } from './line-picture.ts'
import { answerPlaced, answerRepeated, findByKey, refuseWithoutCart } from './orders.ts'
import type { OrderRow } from './order-rows.ts'
import { sendConfirmation } from './order-mail.ts'
import { startAttempt } from './payment-attempt.ts'
import { checkDetails } from './payment-details.ts'
import { isRedirect } from './payment-methods.ts'
import type { Point } from './pickup/points.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import type { Address, DeliverySlot, OrderStatus, PaymentMethod, PlacedOrder, ShippingMethod } from './shapes.ts'
import { feeFor } from './shipping-fee.ts'
import { findSlot, leadDays } from './shipping.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'
import type { Pieces } from './stock.ts'
import { takeStock } from './stock.ts'
import { readTotals, sumUp, toSegments, type Sums } from './totals.ts'

/** The validated content of an order. */
interface Draft {
  cart: CartRow
  lines: CartLine[]
  email: string
  shipping: Address
  billing: Address
  method: ShippingMethod
  /** The pick-up point; null for home delivery. */
  point: Point | null
  slot: DeliverySlot | null
  payment: PaymentMethod
  /** The current totals. */
  sums: Sums
  issuer: string | null
}

/** The context of an order request, besides its content. */
export interface Intent {
  /** The idempotency key. */
  key: string | null
  /** The values above the order button; null if the client does not send them. */
  shown: { total: string | null; version: string | null }
}

/** Places the order of the visitor's cart, or returns the one that this key placed before. */
export async function placeOrder(shop: Shop, session: Session, request: PaymentRequest, { key, shown }: Intent): Promise<PlacedOrder> {
  if (key !== null && !/^[\w-]{8,100}$/.test(key)) throw new ShopError(400, 'order.key', { code: 'key' })
  return transact(shop.db, async (trx) => {
    if (!shop.isUnsafe) await lockSession(trx, shop, session)
    const cart = await findCart(trx, session, !shop.isUnsafe)
    const first = key === null || shop.isUnsafe ? null : await findByKey(trx, session, key)
    if (first) return answerRepeated(first)
    if (!cart) return refuseWithoutCart(trx, session, shop.now())
    const draft = await draftOrder(trx, shop, session, cart, request)
    await refuseUnseen(trx, shop, session, draft, shown)
    if (draft.lines.some(({ content }) => content.faults.length)) throw new ShopError(400, 'cart.stock-fault', { code: 'stock' })
    await takeStock(trx, piecesOf(draft.lines))
    const order = await insertOrder(trx, shop, session, draft, key)
    await insertItems(trx, session, order.id, draft.lines)
    await takeDiscounts(trx, shop, order, draft)
    await keepAddresses(trx, session, draft)
    await trx.updateTable('cart').set({ is_active: false, email: draft.email }).where('id', '=', cart.id).execute()
    if (isRedirect(order.payment_code)) await startAttempt(trx, shop, session, order, draft.issuer)
    else await sendConfirmation(trx, shop, order)
    await saveSession(trx, shop, session, { lastOrderId: order.id, cartId: cart.id, guestEmail: draft.email })
    return answerPlaced(order)
  })
}

/** Refuses an order at a price, or of a cart, that the shopper was not shown. */
async function refuseUnseen(
  trx: DatabaseTransaction,
  shop: Shop,
  { store }: Session,
  { cart, lines, shipping, sums }: Draft,
  shown: Intent['shown'],
): Promise<void> {
  const isPrice = shown.total === null || Math.round(Number(shown.total) * 100) === sums.grand
  const isCart = shown.version === null || shown.version === versionOf(cart)
  if (isPrice && isCart) return
  const fee = feeFor(store, lines, shipping.country_id)
  const totals = await readTotals(trx, { store, cart, lines, shipping: fee, now: shop.now() })
  throw new ShopError(409, 'order.changed', { code: 'changed', totals })
}

/** Stores addresses that the shopper wants to use again. */
async function keepAddresses(trx: DatabaseTransaction, { customerId }: Session, { shipping, billing }: Draft): Promise<void> {
  if (customerId === null) return
  if (shipping.save_in_address_book === 1) await keepAddress(trx, customerId, shipping)
  if (billing.save_in_address_book === 1) await keepAddress(trx, customerId, billing)
}

/** Coupon and gift cards are used up in the order's own transaction, so that no balance is spent twice. */
async function takeDiscounts(trx: DatabaseTransaction, shop: Shop, order: OrderRow, { cart, lines, sums }: Draft): Promise<void> {
  if (sums.coupon !== null) await useCoupon(trx, order, sums.coupon, { cart, lines, email: order.email, now: shop.now() })
  await takeFromGiftCards(trx, order.id, sums.giftCards)
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
  const { method, point } = chooseMethod(shop, session, lines, {
    carrierCode: cart.carrier_code,
    methodCode: cart.method_code,
    country: shipping.country_id,
    points: cart.extension,
  })
  const kept = cart.extension.requested_delivery_date ?? null
  const slot = kept ? findSlot(method, kept.id) : null
  if (kept && !slot) throw new ShopError(400, 'shipping.unknown-slot', { code: 'slot' })
  const fee = feeFor(session.store, lines, shipping.country_id)
  // With the order's e-mail address, since a coupon may be valid once per person.
  const sums = await sumUp(trx, { store: session.store, cart: { ...cart, email }, lines, shipping: fee, now: shop.now() })
  const payment = checkPayment(shop, session, request.payment, sums.grand === 0)
  checkBank(payment, request.payment)
  checkDetails(payment.code, request.details, shop.now())
  return { cart, lines, email, shipping, billing, method, point, slot, payment, sums, issuer: request.payment.issuer }
}

async function customerEmail(trx: DatabaseTransaction, session: Session): Promise<string | null> {
  if (session.customerId === null) return null
  const row = await trx.selectFrom('customer').select('email').where('id', '=', session.customerId).executeTakeFirst()
  return row?.email ?? null
}

async function insertOrder(trx: DatabaseTransaction, shop: Shop, session: Session, draft: Draft, key: string | null): Promise<OrderRow> {
  const { store } = session
  const { cart, lines, method, payment, point, slot, sums } = draft
  const lead = leadDays(lines)
  const promised = promiseOf(store, { leadDays: lead, country: draft.shipping.country_id, slot, point }, shop.now())
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
      status: startOf(payment.code, sums.grand),
      email: draft.email,
      currency: store.currency,
      subtotal_incl_tax: sums.subtotal,
      shipping_incl_tax: sums.shipping,
      discount: sums.discount,
      coupon_code: sums.coupon,
      gift_cards: sums.giftCards.reduce((sum, { cents }) => sum + cents, 0),
      tax: sums.tax,
      grand_total: sums.grand,
      segments: JSON.stringify(toSegments(store, sums, true)),
      billing_address: JSON.stringify(draft.billing),
      shipping_address: JSON.stringify(draft.shipping),
      carrier_code: method.carrier_code,
      method_code: method.method_code,
      shipping_title: method.method_title,
      delivery_slot: promised.delivery_slot && JSON.stringify(promised.delivery_slot),
      pickup_point: promised.pickup_point && JSON.stringify(promised.pickup_point),
      promised_on: promised.promised_on,
      lead_days: lead,
      payment_code: payment.code,
      payment_title: payment.title,
      created_at: shop.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How an order begins: paid if nothing is left to pay, else before or after its payment page. */
function startOf(paymentCode: string, total: number): OrderStatus {
  if (total === 0) return 'paid'
  return isRedirect(paymentCode) ? 'open' : 'pending'
}

async function insertItems(trx: DatabaseTransaction, session: Session, orderId: number, lines: readonly CartLine[]): Promise<void> {
  const rows = lines.map((line) => itemRow(session, orderId, line))
  const written = await trx.insertInto('order_item').values(rows).returning('id').execute()
  const pieces = lines.flatMap((line, at) => piecesOf([line]).map((piece) => ({ ...piece, order_item_id: written[at]?.id ?? 0 })))
  await trx.insertInto('order_piece').values(pieces).execute()
}

/** All stock that these lines need. */
function piecesOf(lines: readonly CartLine[]): Pieces[] {
  const demand: Demand = new Map()
  for (const { content, qty } of lines) demandOf(content.pieces, qty, demand)
  return [...demand].map(([sku, qty]) => ({ sku, qty }))
}

function itemRow(session: Session, orderId: number, { sellable, content, qty, priceCents, rowCents, isGift }: CartLine) {
  const { options, ...made } = showLine(session.store, sellable, content)
  return {
    order_id: orderId,
    product_id: sellable.productId,
    sku: sellable.sku,
    name: sellable.name,
    image: linePicture(sellable, content.parts),
    url: productPath(session.store, sellable.slug),
    options: JSON.stringify(options),
    choices: JSON.stringify(content.choice),
    buy_request: JSON.stringify(toBuyRequest(sellable, qty, content.choice)),
    content: JSON.stringify({ kind: sellable.kind, no_return: !sellable.isReturnable, ...made }),
    qty,
    price_incl_tax: priceCents,
    row_total_incl_tax: rowCents,
    tax_percent: sellable.taxPercent,
    no_return_reason: sellable.isReturnable ? null : ('made-for-you' as const),
    is_gift: isGift,
  }
}
