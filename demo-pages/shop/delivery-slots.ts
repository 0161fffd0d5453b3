// The delivery slots: the next three days with parcel delivery, starting with the promised day.
import type { StoreView } from '../host/store-view.ts'
import { deliveryDay, nextParcelDay } from './delivery.ts'
import type { DeliverySlot } from './shapes.ts'

const windows = [
  { id: 'day', from: '09:00', to: '18:00' },
  { id: 'evening', from: '18:00', to: '22:00' },
] as const

const dayCount = 3

/** The slots for products that are ready after this many working days, soonest first. */
export function listSlots(store: StoreView, days: number, now: Date): DeliverySlot[] {
  const dates = [deliveryDay(store, days, now)]
  while (dates.length < dayCount) dates.push(nextParcelDay(store, dates.at(-1) ?? ''))
  return dates.flatMap((date) =>
    windows.map(({ id, from, to }) => ({
      id: `${date}-${id}`,
      date,
      from,
      to,
      label: `${writeDay(store, date)}, ${writeHour(store, from)}–${writeHour(store, to)}`,
    })),
  )
}

/** A time of day; Swedish writes it with a full stop. */
export function writeHour({ language }: Pick<StoreView, 'language'>, hour: string): string {
  return language === 'sv' ? hour.replace(':', '.') : hour
}

/** Weekdays that follow each other, from 1 for Monday: ma – za. */
export function writeWeekdays({ locale }: Pick<StoreView, 'locale'>, days: readonly number[]): string {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const [first, last] = [Math.min(...days), Math.max(...days)].map((day) => Date.UTC(2024, 0, day))
  return first === undefined || last === undefined ? '' : format.formatRange(first, last).replaceAll(/\s/g, ' ')
}

/** A day in the store's language: dinsdag 24 november. */
export function writeDay(store: StoreView, date: string): string {
  const format = new Intl.DateTimeFormat(store.locale.replace('_', '-'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(date))
}
