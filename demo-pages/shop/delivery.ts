// The shop's delivery promise: the day, by the store's clock, its cut-off hour and its country's holidays.
import type { PageConfig } from '#shared/wire/page.ts'
import { cutOffHours, supplierDays, teamKitDays, workshopDays } from '../host/promises.ts'
import type { StoreView } from '../host/store-view.ts'
import { holidaysOf } from './holidays.ts'

const day = 86_400_000

/** The weekdays on which parcels are sent and delivered, from 1 for Monday. */
export const parcelDays: readonly number[] = [1, 2, 3, 4, 5, 6]

/** The working days before products can be sent, by the catalogue's source. */
const daysBySource = new Map([
  ['stock', 0],
  ['workshop', workshopDays],
  ['supplier', supplierDays],
  ['made-to-order', teamKitDays],
])
const made = new Set(['workshop', 'made-to-order'])

/** The wire's `delivery` of a product. Public answers contain no date, since they are cached; `date` is for personal ones. */
export interface DeliveryInfo {
  days: number
  is_made: boolean
  date: string | null
}

/** The working days of a source; throws for an unknown source, since a guess would become a promise. */
export function daysUntilSent(source: string): number {
  const days = daysBySource.get(source)
  if (days === undefined) throw new Error(`delivery: nobody knows how long goods from "${source}" take; add it to daysBySource`)
  return days
}

/** The time until products can be sent. */
export interface Lead {
  /** Working days. */
  days: number
  /** Whether it is made to order. */
  isMade: boolean
}

/** The lead time of products from this source. */
export function leadOf(source: string): Lead {
  return { days: daysUntilSent(source), isMade: made.has(source) }
}

/** The delivery data of products from this source; null if not available. */
export function deliveryInfo(source: string, isThere: boolean, at?: { store: StoreView; now: Date }): DeliveryInfo | null {
  return isThere ? deliveryOf(leadOf(source), at) : null
}

/** The delivery data for a known lead time. */
export function deliveryOf({ days, isMade }: Lead, at?: { store: StoreView; now: Date }): DeliveryInfo {
  return { days, is_made: isMade, date: at ? deliveryDay(at.store, days, at.now) : null }
}

/** The hour before which an order is sent the same day. */
export function cutOffHour(store: Pick<StoreView, 'language'>): number {
  return cutOffHours[store.language]
}

/**
 * The delivery day of an order placed now whose products are ready after this many working days. An order on a closed day counts from the
 * next open one: a working day where something has to be made or supplied, else a day with parcels.
 */
export function deliveryDay(store: StoreView, days: number, now: Date): string {
  const { date, hour } = localTime(store, now)
  const isOpen = days > 0 ? isWorkDay : isParcelDay
  let at = Date.parse(date) + (hour < cutOffHour(store) ? 0 : day)
  while (!isOpen(store, at)) at += day
  for (let worked = 0; worked < days;) {
    at += day
    if (isWorkDay(store, at)) worked++
  }
  return nextParcelDay(store, at)
}

/** The first day after this one with parcel delivery: neither a Sunday nor a holiday. */
export function nextParcelDay(store: StoreView, after: number | string): string {
  let at = typeof after === 'string' ? Date.parse(after) : after
  do at += day
  while (!isParcelDay(store, at))
  return new Date(at).toISOString().slice(0, 10)
}

/** The store's delivery rules in the form that pages need, so that a browser can calculate the day. */
export function deliveryRules(store: StoreView, now: Date): NonNullable<PageConfig['delivery']> {
  const { date } = localTime(store, now)
  const year = Number(date.slice(0, 4))
  return {
    timeZone: store.timeZone,
    cutOff: `${cutOffHour(store)}:00`,
    parcelDays: [...parcelDays],
    workDays: [1, 2, 3, 4, 5],
    closed: [...holidaysOf(store, year), ...holidaysOf(store, year + 1)].filter((holiday) => holiday >= date),
    fee: store.shippingFee / 100,
    freeFrom: store.freeShippingFrom / 100,
    printed: date,
  }
}

function isParcelDay(store: StoreView, at: number): boolean {
  return parcelDays.includes(new Date(at).getUTCDay()) && !isHoliday(store, at)
}

/** Whether the store works on a day: neither at a weekend nor on a holiday. */
export function isWorkDay(store: StoreView, at: number): boolean {
  return new Date(at).getUTCDay() !== 6 && isParcelDay(store, at)
}

function isHoliday(store: StoreView, at: number): boolean {
  const date = new Date(at).toISOString().slice(0, 10)
  return holidaysOf(store, Number(date.slice(0, 4))).includes(date)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function localTime({ timeZone }: StoreView, now: Date): { date: string; hour: number } {
  const make = () => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  const clock = clocks.get(timeZone) ?? make()
  clocks.set(timeZone, clock)
  const [date = '', time = ''] = clock.format(now).split(', ')
  return { date, hour: Number(time.slice(0, 2)) }
}
