// Pieces leave and come back here only; the database refuses to go below zero.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { ShopError } from './shop-error.ts'

/** So many pieces of a variant. */
export interface Pieces {
  sku: string
  qty: number
}

/** Takes all pieces or refuses. Always in the order of skus, so that two orders never wait for each other. */
export async function takeStock(trx: DatabaseTransaction, pieces: readonly Pieces[]): Promise<void> {
  for (const { sku, qty } of bySku(pieces)) {
    const taken = await trx
      .updateTable('variant')
      .set({ stock: sql`stock - ${qty}` })
      .where('sku', '=', sku)
      .where('is_active', '=', true)
      .where('stock', '>=', qty)
      .returning('id')
      .execute()
    if (!taken.length) throw new ShopError(400, 'cart.stock-fault', { code: 'stock' })
  }
}

/** Puts pieces back when an order was not paid. */
export async function returnStock(trx: DatabaseTransaction, pieces: readonly Pieces[]): Promise<void> {
  for (const { sku, qty } of bySku(pieces)) {
    await trx
      .updateTable('variant')
      .set({ stock: sql`stock + ${qty}` })
      .where('sku', '=', sku)
      .execute()
  }
}

function bySku(pieces: readonly Pieces[]): Pieces[] {
  return pieces.toSorted((a, b) => (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0))
}
