// Payments by gift card for an order: charged with the order, refunded in parts or whole, charged again if the order is restored.
import type { DatabaseTransaction } from '#demo-pages/database/tables.ts'
import type { GiftCardShare } from './gift-card.ts'
import { faultOf, refusal } from './gift-card.ts'

/** Charges the cards within the order's transaction; a check on the balance refuses an amount that another order has used. */
export async function takeFromGiftCards(trx: DatabaseTransaction, orderId: number, shares: readonly GiftCardShare[]): Promise<void> {
  // In the order of their hashes, so that two orders with the same cards do not wait for each other.
  for (const { codeHash, cents } of shares.toSorted((a, b) => (a.codeHash < b.codeHash ? -1 : 1))) {
    if (cents === 0) continue
    if (!(await charge(trx, codeHash, cents))) throw refusal('gift-card.redeemed')
    await trx.insertInto('gift_card_use').values({ order_id: orderId, code_hash: codeHash, amount: cents }).execute()
  }
}

/** What the cards paid for an order and what was refunded to them, in cents. */
export async function readCardPayments(trx: DatabaseTransaction, orderId: number): Promise<{ paid: number; paidBack: number }> {
  const uses = await trx.selectFrom('gift_card_use').select(['amount', 'paid_back']).where('order_id', '=', orderId).execute()
  return {
    paid: uses.reduce((sum, { amount }) => sum + amount, 0),
    paidBack: uses.reduce((sum, { paid_back }) => sum + paid_back, 0),
  }
}

/** Refunds an amount to the cards, to each at most what it paid. The order's row is locked. */
export async function payBackToCards(trx: DatabaseTransaction, orderId: number, cents: number): Promise<void> {
  let rest = cents
  const uses = await trx.selectFrom('gift_card_use').selectAll().where('order_id', '=', orderId).orderBy('code_hash').execute()
  for (const { code_hash: hash, amount, paid_back } of uses) {
    const part = Math.min(rest, amount - paid_back)
    if (part <= 0) continue
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

/** Whether the cards of an ended order can pay it again; their rows stay locked. */
export async function canCardsPayAgain(
  trx: DatabaseTransaction,
  order: { id: number; gift_cards: number; currency: string },
  now: Date,
): Promise<boolean> {
  const uses = await trx
    .selectFrom('gift_card_use')
    .innerJoin('gift_card', 'gift_card.code_hash', 'gift_card_use.code_hash')
    .selectAll('gift_card')
    .select('amount')
    .where('order_id', '=', order.id)
    .orderBy('gift_card.code_hash')
    .forUpdate('gift_card')
    .execute()
  const paid = uses.reduce((sum, { amount }) => sum + amount, 0)
  return paid === order.gift_cards && uses.every((card) => faultOf(card, order.currency, now) === null && card.balance >= card.amount)
}

/** Charges the refunded amounts to the cards again. Only after `canCardsPayAgain`. */
export async function takeFromCardsAgain(trx: DatabaseTransaction, orderId: number): Promise<void> {
  const uses = await trx.selectFrom('gift_card_use').selectAll().where('order_id', '=', orderId).orderBy('code_hash').execute()
  for (const { code_hash: hash, paid_back } of uses) {
    if (!(await charge(trx, hash, paid_back))) throw refusal('gift-card.redeemed')
    await trx.updateTable('gift_card_use').set({ paid_back: 0 }).where('order_id', '=', orderId).where('code_hash', '=', hash).execute()
  }
}

async function charge(trx: DatabaseTransaction, codeHash: string, cents: number): Promise<boolean> {
  const taken = await trx
    .updateTable('gift_card')
    .set((set) => ({ balance: set('balance', '-', cents) }))
    .where('code_hash', '=', codeHash)
    .where('balance', '>=', cents)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
