// A decided case in words: what was refunded where and when, and what still has to be transferred. Nothing is called refunded before it is.
import { storeById } from '../host/store-view.ts'
import type { CaseRow } from '../service/cases.ts'
import type { BookedRefund } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Desk } from './desk.ts'

/** Where the refund of a case is: the part that is booked as a payment or transfer, and the part on gift cards. */
export function partsOf(row: CaseRow, refunds: readonly BookedRefund[]): { booked: BookedRefund | null; onCards: number } {
  const booked = refunds.find(({ reference }) => reference === `case-${row.id}`) ?? null
  return { booked, onCards: (row.refund ?? 0) - (booked?.amount ?? 0) }
}

/** The outcome of an approved case, in parts. */
export function outcomeOf(
  { texts: { cases }, money, moment }: Desk,
  order: OrderRow,
  row: CaseRow,
  refunds: readonly BookedRefund[],
): string[] {
  if (row.status !== 'approved') return []
  const store = storeById(order.store_id)
  const { booked, onCards } = partsOf(row, refunds)
  const sayBooked = ({ amount, paid_at, isByHand }: BookedRefund) =>
    paid_at
      ? cases.refunded(money(amount, store), moment(paid_at, store))
      : (isByHand ? cases.toTransfer : cases.started)(money(amount, store))
  return [
    ...(booked ? [sayBooked(booked)] : []),
    ...(onCards > 0 && row.decided_at ? [cases.toCards(money(onCards, store), moment(row.decided_at, store))] : []),
    ...(!booked && onCards === 0 ? [cases.free] : []),
  ]
}
