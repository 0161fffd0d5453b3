// Refunds to the gift cards that paid an order, as its pieces are returned.
import type { DatabaseTransaction } from '#demo-pages/database/tables.ts'

/** The cards' earlier refunds, in cents. */
export async function paidBackToCards(trx: DatabaseTransaction, orderId: number): Promise<number> {
  const uses = await trx.selectFrom('gift_card_use').select('paid_back').where('order_id', '=', orderId).execute()
  return uses.reduce((sum, { paid_back }) => sum + paid_back, 0)
}

/** Brings money back to the cards, each as far as it paid. The order's row is locked. */
export async function payBackToCards(trx: DatabaseTransaction, orderId: number, cents: number): Promise<void> {
  let rest = cents
  // In the order of their names, so that two orders with the same cards do not wait for each other.
  const uses = await trx.selectFrom('gift_card_use').selectAll().where('order_id', '=', orderId).orderBy('code_hash').execute()
  for (const { code_hash: hash, amount, paid_back } of uses) {
    const part = Math.min(rest, amount - paid_back)
    if (part === 0) continue
    rest -= part
    await trx
      .updateTable('gift_card_use')
      .set((set) => ({ paid_back: set('paid_back', '+', part) }))
      .where('order_id', '=', orderId)
      .where('code_hash', '=', hash)
      .execute()
    await trx
      .updateTable('gift_card')
      .set((set) => ({ balance: set('balance', '+', part) }))
      .where('code_hash', '=', hash)
      .execute()
  }
}
