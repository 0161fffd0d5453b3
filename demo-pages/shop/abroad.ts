// Delivery to another country: the working days that it takes longer, and whether the parcel passes customs.
import { storeViews, type StoreView } from '../host/store-view.ts'
import { deliveryDay, isWorkDay } from './delivery.ts'
import transit from './transit.json' with { type: 'json' }

const day = 86_400_000
const daysBetween = new Map(Object.entries(transit).map(([from, to]) => [from, new Map(Object.entries(to))]))

/** The working days that a parcel takes longer than one within the store's own country. */
export function transitDays({ country: from }: StoreView, country: string): number {
  if (country === from) return 0
  const days = daysBetween.get(from)?.get(country)
  if (days === undefined) throw new Error(`abroad: transit.json has no days from ${from} to ${country}, which a store serves; add them`)
  return days
}

/** Whether a parcel passes customs: between Great Britain and the European Union. */
export function passesCustoms({ country: from }: StoreView, country: string): boolean {
  return (from === 'GB') !== (country === 'GB')
}

/** The day on which an order placed now arrives in a country; its own holidays count there. */
export function arrivalDay(store: StoreView, days: number, country: string, now: Date): string {
  const there = storeViews.find((view) => view.country === country)
  let at = Date.parse(deliveryDay(store, days, now))
  for (let left = transitDays(store, country); left > 0;) {
    at += day
    if (isWorkDay(there ?? store, at)) left--
  }
  return new Date(at).toISOString().slice(0, 10)
}
