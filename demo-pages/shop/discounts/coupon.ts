// Coupons: whether a code is valid for this cart, and its reduction of each line.
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '#demo-pages/database/tables.ts'
import { transact } from '#demo-pages/database/transact.ts'
import { findCart, loadLines, type CartRow } from '../cart-lines.ts'
import type { Session } from '../session.ts'
import { lockSession, saveSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'

type Reader = Database | DatabaseTransaction
type Coupon = Selectable<Tables['coupon']>

/** The part of a line that discounts depend on. */
export interface DiscountedLine {
  rowCents: number
  isGift: boolean
}

/** The cart and the customer that a coupon is checked for. */
export interface Wanting {
  cart: CartRow
  lines: readonly DiscountedLine[]
  /** The e-mail address, if known: it limits a customer's uses. */
  email: string | null
  now: Date
}

/** The reduction of each line by the coupon, in cents; zeros without a coupon or if it is no longer valid. */
export function couponCents(coupon: Coupon | null, lines: readonly DiscountedLine[]): number[] {
  const rows = lines.map(({ rowCents, isGift }) => (isGift ? 0 : rowCents))
  const subtotal = rows.reduce((sum, row) => sum + row, 0)
  if (!coupon || subtotal === 0) return rows.map(() => 0)
  if (coupon.percent !== null) {
    const percent = Math.round(coupon.percent * 100)
    return rows.map((row) => Math.round((row * percent) / 10_000))
  }
  return spread(Math.min(coupon.amount ?? 0, subtotal), rows)
}

/** Divides an amount over rows by weight, to the cent: the rounding difference goes to the last row with a weight. */
function spread(amount: number, rows: readonly number[]): number[] {
  let [rest, weight] = [amount, rows.reduce((sum, row) => sum + row, 0)]
  return rows.map((row) => {
    const part = weight === 0 ? 0 : Math.round((rest * row) / weight)
    rest -= part
    weight -= row
    return part
  })
}

/** The cart's coupon, if its rules are met. */
export async function findCoupon(db: Reader, wanting: Wanting): Promise<Coupon | null> {
  const { coupon_code: code } = wanting.cart
  if (code === null) return null
  const coupon = await readCoupon(db, code)
  return coupon && (await isGood(db, coupon, wanting)) ? coupon : null
}

/** Applies a code to the visitor's cart. Every refusal has the same message, so that codes cannot be guessed. */
export async function applyCoupon(shop: Shop, session: Session, typed: string): Promise<void> {
  const code = typed.trim().toUpperCase().slice(0, 64)
  await inCart(shop, session, async (trx, cart) => {
    const lines = (await loadLines(trx, session.store, cart.id)).map((line) => ({ rowCents: line.rowCents, isGift: line.isGift }))
    const coupon = await readCoupon(trx, code)
    const wanting = { cart, lines, email: cart.email ?? session.guestEmail, now: shop.now() }
    if (!coupon || !(await isGood(trx, coupon, wanting))) throw new ShopError(400, 'coupon.invalid', { code: 'coupon' })
    await trx.updateTable('cart').set({ coupon_code: coupon.code }).where('id', '=', cart.id).execute()
  })
}

/** Removes the cart's coupon. */
export async function revokeCoupon(shop: Shop, session: Session): Promise<void> {
  await inCart(shop, session, async (trx, cart) => {
    await trx.updateTable('cart').set({ coupon_code: null }).where('id', '=', cart.id).execute()
  })
}

/** Records the use in the order's transaction. The coupon's row is locked, so that only one order gets its last use. */
export async function useCoupon(
  trx: DatabaseTransaction,
  order: { id: number; email: string },
  code: string,
  wanting: Wanting,
): Promise<void> {
  const coupon = await lockCoupon(trx, code)
  if (!coupon || !(await isGood(trx, coupon, { ...wanting, email: order.email }))) {
    throw new ShopError(400, 'coupon.invalid', { code: 'coupon' })
  }
  await noteUse(trx, order, code)
}

/** Records the coupon's use for a restored order. Its price included the coupon, so only the number of uses is checked. */
export async function useCouponAgain(
  trx: DatabaseTransaction,
  order: { id: number; email: string; coupon_code: string | null },
): Promise<boolean> {
  const { coupon_code: code } = order
  if (code === null) return true
  const coupon = await lockCoupon(trx, code)
  if (!coupon || !(await hasUseLeft(trx, coupon, order.email))) return false
  await noteUse(trx, order, code)
  return true
}

/** Deletes the use of an order that has ended. */
export async function giveBackCoupon(trx: DatabaseTransaction, orderId: number): Promise<void> {
  await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).execute()
}

async function lockCoupon(trx: DatabaseTransaction, code: string): Promise<Coupon | null> {
  return (await trx.selectFrom('coupon').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()) ?? null
}

async function noteUse(trx: DatabaseTransaction, order: { id: number; email: string }, code: string): Promise<void> {
  await trx.insertInto('coupon_use').values({ order_id: order.id, code, email: order.email.toLowerCase() }).execute()
}

async function readCoupon(db: Reader, code: string): Promise<Coupon | null> {
  return (await db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()) ?? null
}

async function isGood(db: Reader, coupon: Coupon, { cart, lines, email, now }: Wanting): Promise<boolean> {
  const subtotal = lines.reduce((sum, line) => sum + (line.isGift ? 0 : line.rowCents), 0)
  if (coupon.store_id !== null && coupon.store_id !== cart.store_id) return false
  if ((coupon.starts_at && coupon.starts_at > now) || (coupon.ends_at && coupon.ends_at <= now)) return false
  if (subtotal < coupon.minimum || subtotal === 0) return false
  return hasUseLeft(db, coupon, email)
}

async function hasUseLeft(db: Reader, coupon: Coupon, email: string | null): Promise<boolean> {
  if (coupon.most_uses !== null && (await countUses(db, coupon.code, null)) >= coupon.most_uses) return false
  return coupon.most_uses_each === null || email === null || (await countUses(db, coupon.code, email)) < coupon.most_uses_each
}

async function countUses(db: Reader, code: string, email: string | null): Promise<number> {
  let uses = db
    .selectFrom('coupon_use')
    .select((count) => count.fn.countAll<number>().as('uses'))
    .where('code', '=', code)
  if (email !== null) uses = uses.where('email', '=', email.toLowerCase())
  return (await uses.executeTakeFirstOrThrow()).uses
}

async function inCart(shop: Shop, session: Session, act: (trx: DatabaseTransaction, cart: CartRow) => Promise<void>): Promise<void> {
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cart = await findCart(trx, session, true)
    if (!cart) throw new ShopError(400, 'cart.empty', { code: 'empty' })
    await act(trx, cart)
    await saveSession(trx, shop, session)
  })
}
