// Calculates all refunds from what was really paid: for cancellation, expiry, late payment, return and withdrawal.
import type { DatabaseTransaction } from '../database/tables.ts'
import { payBackToCards, readCardPayments } from './discounts/card-payments.ts'
import { isLost } from './orders.ts'
import { oweRefund } from './pay-back.ts'
import type { Shop } from './shop.ts'

/** Amounts in cents: `atTill` for payments to the provider or by transfer, `onCards` for gift cards. */
export interface Money {
  atTill: number
  onCards: number
}

/** The refund for a case. */
export interface CaseRefund {
  caseId: number
  cents: number
}

/** A refund that was booked for a case. */
export interface BookedCaseRefund extends CaseRefund {
  /** The part of the cents that went to gift cards. */
  onCards: number
}

/** The refund: the payment less the price of what is kept. From `atTill` first, then from the cards, never more than either paid. */
export function owedBack(paid: Money, kept: number): Money {
  const owed = Math.max(0, paid.atTill + paid.onCards - kept)
  const atTill = Math.min(owed, paid.atTill)
  return { atTill, onCards: owed - atTill }
}

/**
 * Books the refunds that are due for an order: to cards at once, to the provider by `payRefunds`. An ended order keeps nothing; an active
 * one keeps all but its approved cases. The order's row is locked; a repeated call books nothing. Returns the refund of each case.
 */
export async function settleOwed(trx: DatabaseTransaction, shop: Shop, orderId: number): Promise<BookedCaseRefund[]> {
  const order = await trx
    .selectFrom('shop_order')
    .select(['status', 'grand_total', 'gift_cards'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const attempt = await trx
    .selectFrom('payment_attempt')
    .select(['id', 'paid_amount', 'paid_back'])
    .where('order_id', '=', orderId)
    .where('paid_amount', 'is not', null)
    .executeTakeFirst()
  const cases = await trx
    .selectFrom('return_case')
    .select(['id', 'due', 'refund'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'approved')
    .orderBy('id')
    .execute()
  const cards = await readCardPayments(trx, orderId)
  const hasEnded = isLost(order.status)
  const price = order.grand_total + order.gift_cards
  const kept = hasEnded ? 0 : price - cases.reduce((sum, { due }) => sum + (due ?? 0), 0)
  const owed = owedBack({ atTill: attempt?.paid_amount ?? 0, onCards: cards.paid }, kept)
  const rest = { atTill: owed.atTill - (attempt?.paid_back ?? 0), onCards: owed.onCards - cards.paidBack }
  await payBackToCards(trx, orderId, rest.onCards)
  if (hasEnded) {
    if (attempt) await oweRefund(trx, shop, attempt.id, `late-${attempt.id}`, rest.atTill)
    return []
  }
  const refunds: BookedCaseRefund[] = []
  for (const { id, due, refund } of cases) {
    const cents = Math.min(rest.atTill + rest.onCards, (due ?? 0) - (refund ?? 0))
    if (cents <= 0) continue
    const atTill = Math.min(cents, rest.atTill)
    rest.atTill -= atTill
    rest.onCards -= cents - atTill
    if (attempt) await oweRefund(trx, shop, attempt.id, `case-${id}`, atTill)
    await trx
      .updateTable('return_case')
      .set({ refund: (refund ?? 0) + cents })
      .where('id', '=', id)
      .execute()
    refunds.push({ caseId: id, cents, onCards: cents - atTill })
  }
  return refunds
}
