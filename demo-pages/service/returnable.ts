// The items of an order that can be returned, until when, and why others cannot; by the server's clock, in the store's time zone.
import type { StoreView } from '../host/store-view.ts'
import type { MessageId } from '../shop/messages.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { withdrawalDays } from '../host/promises.ts'
import { isWorkDay } from '../shop/delivery.ts'
import { isAllSent, type ItemRow, type ParcelRow } from './order-contents.ts'
import { addDays, dayIn, writeDay } from './store-day.ts'

/** A return sends back what arrived; a withdrawal is also possible before the arrival. */
export type CaseKind = 'return' | 'withdrawal'

/** One line, and the number of pieces that can be returned. */
export interface Returnable {
  item: ItemRow
  quantity: number
  /** The last day for this line; null before its period begins. */
  end: string | null
  /** Why no piece can be returned; null if some can. */
  why: { sentence: MessageId; parameters: string[] } | null
}

/** The data that the decision depends on. */
export interface OrderInfo {
  store: StoreView
  order: OrderRow
  items: readonly ItemRow[]
  parcels: readonly ParcelRow[]
  now: Date
}

/** The last day of the period for what was bought; null before it begins. It counts from the parcel that arrives last. */
export function lastDay(info: OrderInfo): string | null {
  const bought = info.items.filter(({ replaces_id }) => replaces_id === null)
  return endOf({ ...info, items: bought })
}

/**
 * The last day for these lines: what came in exchange has a period of its own, which does not prolong that of the rest. It does not end on a
 * day off, but on the next working day (Regulation 1182/71, article 3(4)).
 */
function endOf({ store, items, parcels: all }: OrderInfo): string | null {
  const parcels = all.filter((parcel) => parcel.items.some(({ itemId }) => items.some(({ id }) => id === itemId)))
  const arrivals = parcels.flatMap(({ delivered_at }) => delivered_at ?? [])
  const last = arrivals.toSorted((a, b) => b.getTime() - a.getTime())[0]
  if (!last || !isAllSent(items) || arrivals.length < parcels.length) return null
  let end = addDays(dayIn(store, last), withdrawalDays)
  while (!isWorkDay(store, Date.parse(end))) end = addDays(end, 1)
  return end
}

/** The returnable pieces of each line. */
export function findReturnable(info: OrderInfo, kind: CaseKind): Returnable[] {
  const { store, order, items, now } = info
  const bought = lastDay(info)
  return items.map((item) => {
    const end = item.replaces_id === null ? bought : endOf({ ...info, items: [item] })
    const isOver = end !== null && dayIn(store, now) > end
    const quantity = openPieces(info, item, kind)
    const refuse = (sentence: MessageId, ...parameters: string[]): Returnable => ({ item, quantity: 0, end, why: { sentence, parameters } })
    if (item.no_return_reason !== null) return refuse(`why.${item.no_return_reason}`)
    if (isLost(order.status)) return refuse('why.ended')
    if (quantity > 0 && isOver) return refuse('why.over', writeDay(store, end))
    if (quantity > 0) return { item, quantity, end, why: null }
    const isReturned = item.returned_qty > 0 && returnedOf(item) >= arrived(info, item)
    return refuse(isReturned ? 'why.returned' : 'why.not-delivered')
  })
}

/**
 * The last day to name for these lines: the first on which the period of something ends that can be returned, so that nobody waits too long
 * with a line whose own is shorter. What came in exchange may still be open when the rest is not.
 */
export function nextEnd(info: OrderInfo, lines: readonly Returnable[]): string | null {
  const open = lines.filter(({ quantity }) => quantity > 0)
  if (open.length === 0) return lastDay(info)
  return open.flatMap(({ end }) => end ?? []).toSorted()[0] ?? null
}

function openPieces(info: OrderInfo, item: ItemRow, kind: CaseKind): number {
  // A withdrawal may be from pieces that were never sent; a return sends back what arrived.
  return kind === 'withdrawal' ? item.qty - item.returned_qty : Math.max(0, arrived(info, item) - returnedOf(item))
}

/** The pieces that come back, or have come back, of those that were sent. */
export function returnedOf({ returned_qty, withdrawn_qty }: Pick<ItemRow, 'returned_qty' | 'withdrawn_qty'>): number {
  return returned_qty - withdrawn_qty
}

function arrived({ parcels }: OrderInfo, { id }: ItemRow): number {
  const pieces = parcels.flatMap(({ delivered_at, items }) => (delivered_at ? items.filter(({ itemId }) => itemId === id) : []))
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}
