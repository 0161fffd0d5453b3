// Calendar days in the store's time zone, independent of the server's.
import type { StoreView } from '../host/store-view.ts'

const day = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The date of this moment in the store, such as `2026-11-22`. */
export function dayIn({ timeZone }: StoreView, at: Date): string {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock.format(at)
}

/** Whether a text such as `2026-11-22` is an existing day; 31 February is not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** The date this many days later; in calendar days, so that clock changes do not matter. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Formats a date for the store. */
export function writeDay({ locale }: StoreView, date: string): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}

/** Formats a date and time for the store. */
export function writeMoment({ locale, timeZone }: StoreView, at: Date): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at)
}

/** Formats a date and time to the minute and without the time zone, for shoppers. */
export function writeMinute({ locale, timeZone }: StoreView, at: Date): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
}
