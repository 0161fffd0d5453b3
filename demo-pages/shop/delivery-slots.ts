// When a parcel can come: the next three delivery days of the store, by its own clock and cut-off hour.
import type { StoreView } from '../server/store-view.ts'
import type { DeliverySlot } from './shapes.ts'

const windows = [
  { id: 'day', from: '09:00', to: '18:00' },
  { id: 'evening', from: '18:00', to: '22:00' },
] as const

const days = 3

/** The hour until which an order leaves the same day. */
export function cutOffHour(store: StoreView): number {
  return store.language === 'de' ? 14 : 22
}

/** The slots offered at this moment, soonest first; no parcels on Sundays. */
export function listSlots(store: StoreView, now: Date): DeliverySlot[] {
  const local = localTime(store, now)
  const start = new Date(`${local.date}T12:00:00Z`)
  let wait = local.hour < cutOffHour(store) ? 1 : 2
  const slots: DeliverySlot[] = []
  for (let found = 0; found < days; wait++) {
    const day = new Date(start.getTime() + wait * 86_400_000)
    if (day.getUTCDay() === 0) continue
    found++
    const date = day.toISOString().slice(0, 10)
    for (const { id, from, to } of windows)
      slots.push({ id: `${date}-${id}`, date, from, to, label: `${writeDay(store, day)}, ${from}–${to}` })
  }
  return slots
}

function localTime(store: StoreView, now: Date): { date: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: store.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(now)
  const [date = '', time = ''] = parts.split(', ')
  return { date, hour: Number(time.slice(0, 2)) }
}

function writeDay(store: StoreView, day: Date): string {
  const format = new Intl.DateTimeFormat(store.locale.replace('_', '-'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(day)
}
