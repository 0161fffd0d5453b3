// Formats weekdays in the page's language; a separate file, since only promises with the days of an order show them.
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

/**
 * Weekdays, from 1 for Monday to 7 for Sunday, as a span if they follow each other.
 * @example formatWeekdays([1, 2, 3, 4, 5, 6], 'en_GB') // 'Mon – Sat'
 */
export function formatWeekdays(days: readonly number[], locale = currentLocale()): string {
  const tag = tagOf(locale)
  // 1 January 2024 was a Monday.
  const dates = days.toSorted((a, b) => a - b).map((day) => new Date(Date.UTC(2024, 0, day)))
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return ''
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const isSpan = dates.length > 2 && last.getUTCDate() - first.getUTCDate() === dates.length - 1
  // Formats differ in the width of the spaces around the dash.
  if (isSpan) return format.formatRange(first, last).replaceAll(/\s/g, ' ')
  return new Intl.ListFormat(tag).format(dates.map((day) => format.format(day)))
}
