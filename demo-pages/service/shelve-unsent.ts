// Puts pieces back on the shelf that were withdrawn from before they were sent, when the withdrawal is approved: they never left the house.
import type { DatabaseTransaction } from '../database/tables.ts'
import { returnStock } from '../shop/stock.ts'

/**
 * Returns what the lines of a case took for pieces that are not sent any more; the lines then hold the rest, and a refused case never comes
 * here. The order's row is locked, and the case is not approved yet.
 */
export async function shelveUnsent(trx: DatabaseTransaction, caseId: number): Promise<void> {
  const rows = await trx
    .selectFrom('return_line')
    .innerJoin('order_item', 'order_item.id', 'return_line.order_item_id')
    .innerJoin('order_piece', 'order_piece.order_item_id', 'order_item.id')
    .select((query) => [
      'order_piece.id',
      'order_piece.sku',
      'order_piece.qty as held',
      'order_item.qty as ordered',
      'return_line.unsent_qty as unsent',
      query
        .selectFrom('return_line as earlier')
        .innerJoin('return_case', 'return_case.id', 'earlier.case_id')
        .select(({ fn }) => fn.sum<number | null>('earlier.unsent_qty').as('sum'))
        .whereRef('earlier.order_item_id', '=', 'order_item.id')
        .where('return_case.status', '=', 'approved')
        .as('shelved'),
    ])
    .where('return_line.case_id', '=', caseId)
    .where('return_line.unsent_qty', '>', 0)
    .execute()
  const pieces = rows.map(({ id, sku, held, ordered, unsent, shelved }) => {
    const qty = (held * unsent) / (ordered - (shelved ?? 0))
    return { id, sku, qty, left: held - qty }
  })
  await returnStock(trx, pieces)
  for (const { id, left } of pieces) {
    if (left === 0) await trx.deleteFrom('order_piece').where('id', '=', id).execute()
    else await trx.updateTable('order_piece').set({ qty: left }).where('id', '=', id).execute()
  }
}
