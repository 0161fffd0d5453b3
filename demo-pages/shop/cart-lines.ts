// The current lines of a cart: prices, stock and names are read again, not taken from the time they were added.
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import type { Lead } from './delivery.ts'
import { composeLine } from './kinds/compose-line.ts'
import type { Demand } from './kinds/demand.ts'
import { availableOf, demandOf } from './kinds/demand.ts'
import { loadGoods } from './kinds/goods.ts'
import { leadTime } from './kinds/lead-time.ts'
import type { LineContent } from './kinds/line-content.ts'
import { readChoice } from './kinds/stored-choice.ts'
import type { Sellable } from './sellables.ts'
import { priceFor } from './sellables.ts'
import type { Session } from './session.ts'

/** One line with what it sells. */
export interface CartLine {
  itemId: number
  qty: number
  sellable: Sellable
  content: LineContent
  /** How many of this line there are, what the lines before it need set aside; 0 where its choices can no longer be had. */
  available: number
  lead: Lead
  priceCents: number
  rowCents: number
  /** Given free of charge, from an amount on. */
  isGift: boolean
}

/** The row of an active cart. */
export type CartRow = Selectable<Tables['cart']>

/**
 * The visitor's cart, if there is one that has not been ordered. A customer's is the same in every browser, a guest's belongs
 * to the session. With `isLocked` nobody else can change or order it until the transaction ends.
 */
export async function findCart(db: Database | DatabaseTransaction, session: Session, isLocked = false): Promise<CartRow | null> {
  if (session.customerId === null && session.cartId === null) return null
  let query = db.selectFrom('cart').selectAll().where('store_id', '=', session.store.id).where('is_active', '=', true)
  query =
    session.customerId === null
      ? query.where('id', '=', session.cartId).where('customer_id', 'is', null)
      : query.where('customer_id', '=', session.customerId)
  const row = await (isLocked ? query.forUpdate() : query).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ?? null
}

/** The cart's version, which changes with its lines: a request that names another one speaks of what it was. */
export function versionOf(cart: CartRow): string {
  return cart.updated_at.toISOString()
}

/**
 * The lines in the order they were added. What left the catalogue is none any more, and a gift none whose amount is not reached;
 * an order for the old total is refused.
 */
export async function loadLines(db: Database | DatabaseTransaction, store: StoreView, cartId: number): Promise<CartLine[]> {
  const items = await db
    .selectFrom('cart_item')
    .leftJoin('gift_offer', 'gift_offer.id', 'cart_item.gift_offer_id')
    .select(['cart_item.id', 'cart_item.sku', 'cart_item.qty', 'cart_item.choices', 'gift_offer.threshold'])
    .where('cart_item.cart_id', '=', cartId)
    .orderBy('cart_item.id')
    .execute()
  const goods = await loadGoods(
    db,
    store,
    items.map((item) => item.sku),
  )
  const before: Demand = new Map()
  const lines = items.flatMap(({ id, sku, qty, choices, threshold }) => {
    const { sellable, content } = composeLine(goods, { sku, options: {}, ...readChoice(choices) }, '')
    if (!sellable) return []
    const available = content.faults.length ? 0 : availableOf(content.pieces, before)
    demandOf(content.pieces, qty, before)
    const isGift = threshold !== null
    const priceCents = isGift ? 0 : priceFor(sellable, qty) + content.extraCents
    const line = {
      itemId: id,
      qty,
      sellable,
      content,
      available,
      lead: leadTime(sellable, content),
      priceCents,
      rowCents: priceCents * qty,
    }
    return [{ ...line, isGift, threshold: threshold ?? 0 }]
  })
  const subtotal = lines.reduce((sum, line) => sum + line.rowCents, 0)
  return lines.filter(({ threshold }) => subtotal >= threshold)
}
