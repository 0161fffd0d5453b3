// The public holidays in the five countries with a store; nothing is sent or delivered on them.
import type { StoreView } from '../host/store-view.ts'

const day = 86_400_000

/** Fixed days as `MM-DD`, and days relative to Easter Sunday. */
const rules: Record<StoreView['code'], { fixed: readonly string[]; easter: readonly number[] }> = {
  nl: { fixed: ['01-01', '12-25', '12-26'], easter: [1, 39, 50] },
  be: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], easter: [1, 39, 50] },
  en: { fixed: ['01-01', '12-25', '12-26'], easter: [-2, 1] },
  de: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], easter: [-2, 1, 39, 50] },
  se: { fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'], easter: [-2, 1, 39] },
}

const known = new Map<string, readonly string[]>()

/** A store's holidays in a year, as `2026-12-25`, in the order of the calendar. */
export function holidaysOf({ code }: Pick<StoreView, 'code'>, year: number): readonly string[] {
  const key = `${code} ${year}`
  const days = known.get(key) ?? reckon(code, year)
  known.set(key, days)
  return days
}

function reckon(code: StoreView['code'], year: number): readonly string[] {
  const { fixed, easter } = rules[code]
  const sunday = easterSunday(year)
  const found = [
    ...fixed.map((date) => `${year}-${date}`),
    ...easter.map((offset) => write(sunday + offset * day)),
    ...(code === 'nl' ? [kingsDay(year)] : []),
    ...(code === 'en' ? bankHolidays(year) : []),
    ...(code === 'se' ? [firstFrom(year, '06-19', 5), firstFrom(year, '06-20', 6), firstFrom(year, '10-31', 6)] : []),
  ]
  return [...new Set(found)].toSorted()
}

/** King's Day is on the 27th of April, or the day before if that is a Sunday. */
function kingsDay(year: number): string {
  return weekday(`${year}-04-27`) === 0 ? `${year}-04-26` : `${year}-04-27`
}

/** The British bank holidays on Mondays, and the substitute days of holidays at a weekend. */
function bankHolidays(year: number): string[] {
  const isWeekend = (date: string) => [0, 6].includes(weekday(date))
  return [
    firstFrom(year, '05-01', 1),
    firstFrom(year, '05-25', 1),
    firstFrom(year, '08-25', 1),
    ...(isWeekend(`${year}-01-01`) ? [firstFrom(year, '01-01', 1)] : []),
    ...(weekday(`${year}-12-25`) === 6 || weekday(`${year}-12-25`) === 0 ? [`${year}-12-27`] : []),
    ...(isWeekend(`${year}-12-26`) ? [`${year}-12-28`] : []),
  ]
}

/** The first given weekday (Sunday is 0) on or after a date. */
function firstFrom(year: number, from: string, wanted: number): string {
  const start = `${year}-${from}`
  return write(Date.parse(start) + ((wanted - weekday(start) + 7) % 7) * day)
}

/** Easter Sunday, by the Gregorian algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sum = epact + toSunday - 7 * late + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

function weekday(date: string): number {
  return new Date(date).getUTCDay()
}

function write(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
