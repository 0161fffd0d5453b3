// The shop's rules of an exchange, from `return-rules.json`: how long a piece is kept, how long one waits for a sold-out one, and its price.
import * as v from 'valibot'
import type { StoreView } from '../host/store-view.ts'
import rules from './return-rules.json' with { type: 'json' }
import { addDays, dayIn } from './store-day.ts'

const Days = v.pipe(v.number(), v.integer(), v.minValue(1))
const { exchange } = v.parse(v.object({ exchange: v.object({ holdDays: Days, graceDays: Days, waitDays: Days }) }), rules)

/** The days for which a piece is kept while the parcel travels. */
export const holdDays = exchange.holdDays
/** The days for which it is kept beyond that, silently: a parcel that has arrived may still have to be checked. */
export const graceDays = exchange.graceDays
/** The days after which nobody waits for a sold-out piece any more. */
export const waitDays = exchange.waitDays

const day = 86_400_000

/** The moment when a reservation, or the waiting, ends. */
export function endOf(days: number, now: Date): Date {
  return new Date(now.getTime() + days * day)
}

/** Whether a reservation or the waiting has ended by now. A reservation ends some days after the last day that the shopper reads. */
export function isOver({ state, until }: { state: string; until: Date }, now: Date): boolean {
  return (state === 'reserved' ? endOf(graceDays, until) : until) <= now
}

/** The last whole day before that moment, which is what the shopper reads. */
export function lastDayBefore(store: StoreView, end: Date): string {
  return addDays(dayIn(store, end), -1)
}

/** Cents of one piece: what is paid for the old one, and today's prices of both. */
export interface ExchangePrices {
  worth: number
  oldToday: number
  newToday: number
}

/**
 * The price of the new piece: that of the day of the order, as far as the two differ today, or today's own where it is lower.
 * @example priceInExchange({ worth: 4000, oldToday: 5000, newToday: 5000 }) // 4000: a later increase costs nothing
 */
export function priceInExchange({ worth, oldToday, newToday }: ExchangePrices): number {
  return Math.max(0, Math.min(newToday, worth + newToday - oldToday))
}
