// The hours of phone support by store, with the store's names of days and format of hours.
import type { StoreView } from '../host/store-view.ts'

/** Days from 1 (Monday) to 7, opening and closing by the store's clock; none on closed days. */
type Opening = { from: number; to: number; hours: readonly [string, string] | null }

const weekend: Opening = { from: 7, to: 7, hours: null }
const openings: Readonly<Record<StoreView['code'], readonly Opening[]>> = {
  nl: [{ from: 1, to: 5, hours: ['09:00', '21:00'] }, { from: 6, to: 6, hours: ['10:00', '17:00'] }, weekend],
  be: [{ from: 1, to: 5, hours: ['09:00', '18:00'] }, { from: 6, to: 6, hours: ['10:00', '17:00'] }, weekend],
  en: [{ from: 1, to: 5, hours: ['09:00', '20:00'] }, { from: 6, to: 6, hours: ['10:00', '16:00'] }, weekend],
  de: [
    { from: 1, to: 5, hours: ['08:00', '18:00'] },
    { from: 6, to: 7, hours: null },
  ],
  se: [
    { from: 1, to: 5, hours: ['09:00', '17:00'] },
    { from: 6, to: 7, hours: null },
  ],
}

/** The week as text: `Monday – Friday`, `09:00 – 18:00`; null hours on closed days. */
export function openingLines({ code, locale }: StoreView): { days: string; hours: string | null }[] {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { weekday: 'long', timeZone: 'UTC' })
  // 2024 began on a Monday.
  const name = (day: number) => format.format(new Date(Date.UTC(2024, 0, day)))
  // Dutch and Swedish write days in lower case, except for the first word of a line.
  const begin = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)
  return openings[code].map(({ from, to, hours }) => ({
    days: begin(from === to ? name(from) : `${name(from)} – ${name(to)}`),
    hours: hours && hours.join(' – '),
  }))
}

/** The days on which one reaches us longest, for a footer: `Monday – Friday, 09:00 – 18:00`. */
export function shortOpening(store: StoreView): string {
  const [first] = openingLines(store)
  return [first?.days, first?.hours].filter(Boolean).join(', ')
}
