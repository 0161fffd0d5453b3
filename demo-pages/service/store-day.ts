// Calendar days in the store's time zone, wherever the server is.
import type { StoreView } from '../host/store-view.ts'

const day = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The date of this moment in the store, as `2026-11-22`. */
export function dayIn({ timeZone }: StoreView, at: Date): string {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock.format(at)
}

/** Whether a text is a day of the calendar, as `2026-11-22`: there is no 31 February. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** The date so many days later; calendar days, so that a change of the clock moves nothing. */
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

/** The same to the minute, without the zone: what shoppers go by. */
export function writeMinute({ locale, timeZone }: StoreView, at: Date): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
}
