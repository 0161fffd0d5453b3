// The hours of phone support by store, with the store's names of days and format of hours.
import type { StoreView } from '../host/store-view.ts'

/** Days from 1 (Monday) to 7, and the opening and closing hour in the store's time zone; null on closed days. */
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
export function openingLines(store: StoreView): OpeningLine[] {
  // Dutch and Swedish names of days are in lower case, except at the start of a line.
  return weekOf(store).map(({ days, hours }) => ({ days: days.charAt(0).toUpperCase() + days.slice(1), hours }))
}

/** The open days within a sentence: `Monday – Friday 09:00 – 20:00, Saturday 10:00 – 16:00`. */
export function openingSentence(store: StoreView): string {
  return weekOf(store)
    .flatMap(({ days, hours }) => (hours === null ? [] : `${days} ${hours}`))
    .join(', ')
}

interface OpeningLine {
  days: string
  hours: string | null
}

function weekOf({ code, locale }: StoreView): OpeningLine[] {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { weekday: 'long', timeZone: 'UTC' })
  // A week for the names of days: 1 January 2024 was a Monday.
  const name = (day: number) => format.format(new Date(Date.UTC(2024, 0, day)))
  return openings[code].map(({ from, to, hours }) => ({
    days: from === to ? name(from) : `${name(from)} – ${name(to)}`,
    hours: hours && hours.join(' – '),
  }))
}

/** The days with the longest hours, for the footer: `Monday – Friday, 09:00 – 18:00`. */
export function shortOpening(store: StoreView): string {
  const [first] = openingLines(store)
  return [first?.days, first?.hours].filter(Boolean).join(', ')
}
