// Merges two carts of one shopper.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { loadLines } from './cart-lines.ts'
import { countSame, writeLine } from './cart-rows.ts'
import { availableOf } from './kinds/demand.ts'

/**
 * Adds the lines of one cart to another: the sum of both, up to stock and limit, but never less than either cart had.
 * Lines that have sold out therefore stay, and the cart reports them instead of dropping them silently.
 */
export async function joinCarts(trx: DatabaseTransaction, store: StoreView, fromId: number, intoId: number): Promise<void> {
  for (const { sellable, content, qty, isGift } of await loadLines(trx, store, fromId)) {
    // The shopper chooses a gift again, by the total of the merged cart.
    if (isGift) continue
    const same = { sellable, choice: content.choice }
    const present = await countSame(trx, intoId, same)
    const together = Math.min(present + qty, sellable.maxQty, availableOf(content.pieces, new Map()))
    await writeLine(trx, intoId, { ...same, qty: Math.max(present, qty, together) })
  }
}
