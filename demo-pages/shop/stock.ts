// Takes and returns stock, in this file only; the database refuses a stock below zero.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { ShopError } from './shop-error.ts'

/** A number of pieces of a variant. */
export interface Pieces {
  sku: string
  qty: number
}

/** The stock that an order took. */
export async function orderedPieces(trx: DatabaseTransaction, orderId: number): Promise<Pieces[]> {
  return trx
    .selectFrom('order_piece')
    .innerJoin('order_item', 'order_item.id', 'order_piece.order_item_id')
    .select(['order_piece.sku', (query) => query.fn.sum<number>('order_piece.qty').as('qty')])
    .where('order_item.order_id', '=', orderId)
    .groupBy('order_piece.sku')
    .execute()
}

/** Takes all pieces from the stock, or throws. Always in the order of skus, so that two orders cannot deadlock. */
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

/** Whether all pieces are in stock; they are reserved until the transaction ends. */
export async function isInStock(trx: DatabaseTransaction, pieces: readonly Pieces[]): Promise<boolean> {
  const skus = pieces.map(({ sku }) => sku)
  const rows = await trx
    .selectFrom('variant')
    .select(['sku', 'stock'])
    .where('sku', 'in', skus)
    .where('is_active', '=', true)
    // Must be the order of `bySku`, which does not depend on the database's collation.
    .orderBy(sql`sku collate "C"`)
    .forUpdate()
    .execute()
  const left = new Map(rows.map(({ sku, stock }) => [sku, stock]))
  return pieces.every(({ sku, qty }) => (left.get(sku) ?? 0) >= qty)
}

/** Returns the pieces of an order that was not paid. */
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
