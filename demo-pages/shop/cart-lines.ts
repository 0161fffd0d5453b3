// The lines of a cart as they stand now: prices, stock and names are read afresh, never taken from the day they were added.
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import type { StoreView } from '../server/store-view.ts'
import type { Sellable } from './sellables.ts'
import { loadSellables, priceFor } from './sellables.ts'
import type { Session } from './session.ts'

/** One line with what it sells. */
export interface CartLine {
  itemId: number
  qty: number
  sellable: Sellable
  priceCents: number
  rowCents: number
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

/** The lines in the order they were added. A variant that left the catalogue leaves the cart silently. */
export async function loadLines(db: Database | DatabaseTransaction, store: StoreView, cartId: number): Promise<CartLine[]> {
  const items = await db.selectFrom('cart_item').select(['id', 'sku', 'qty']).where('cart_id', '=', cartId).orderBy('id').execute()
  const sellables = await loadSellables(
    db,
    store,
    items.map((item) => item.sku),
  )
  return items.flatMap(({ id, sku, qty }) => {
    const sellable = sellables.get(sku)
    if (!sellable) return []
    const priceCents = priceFor(sellable, qty)
    return [{ itemId: id, qty, sellable, priceCents, rowCents: priceCents * qty }]
  })
}

/** Pieces that can be had now; an inactive variant has none. */
export function stockOf(sellable: Sellable): number {
  return sellable.isActive ? sellable.stock : 0
}
