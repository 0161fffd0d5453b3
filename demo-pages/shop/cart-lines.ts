// The current lines of a cart: prices, stock and names are read each time, not stored when a line is added.
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import type { Lead } from './delivery.ts'
import { composeLine } from './kinds/compose-line.ts'
import type { Demand } from './kinds/demand.ts'
import { availableOf, demandOf } from './kinds/demand.ts'
import { loadKinds } from './kinds/kind-product.ts'
import { leadTime } from './kinds/lead-time.ts'
import type { LineContent } from './kinds/line-content.ts'
import { readChoice } from './kinds/stored-choice.ts'
import type { Sellable } from './sellables.ts'
import { priceFor } from './sellables.ts'
import type { Session } from './session.ts'

/** One line with the product it sells. */
export interface CartLine {
  itemId: number
  qty: number
  sellable: Sellable
  content: LineContent
  /** How many pieces of this line are available after the lines before it; 0 if its choices are no longer available. */
  available: number
  lead: Lead
  priceCents: number
  rowCents: number
  /** Whether it is a free gift. */
  isGift: boolean
}

/** The row of an active cart. */
export type CartRow = Selectable<Tables['cart']>

/**
 * The visitor's active cart, if there is one. A customer has the same cart in every browser, a guest has one per session.
 * With `isLocked` nobody else can change or order it until the transaction ends.
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

/** The cart's version, which changes with its lines: a request with another version refers to an older state. */
export function versionOf(cart: CartRow): string {
  return cart.updated_at.toISOString()
}

/**
 * The lines in the order they were added. Products that left the catalogue are left out, and so is a gift whose amount is not reached;
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
  const goods = await loadKinds(
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
