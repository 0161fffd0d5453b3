// Formats days in the page's language; a separate file, since only orders and deliveries show them.
import { kept } from './format.ts'
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * A calendar day with its weekday, e.g. of a delivery; it has no time of day. Use `short` for narrow places. Empty for an invalid date.
 * @example formatDay('2026-08-04', 'nl_NL') // 'dinsdag 4 augustus'
 */
export function formatDay(day: string, locale = currentLocale(), size: 'long' | 'short' = 'long'): string {
  const date = new Date(day.slice(0, 10))
  if (Number.isNaN(date.getTime())) return ''
  const tag = tagOf(locale)
  const make = () => new Intl.DateTimeFormat(tag, { weekday: size, day: 'numeric', month: size, timeZone: 'UTC' })
  return kept(formatters, `${tag} ${size}`, make).format(date)
}

/**
 * A day with its year. Empty for an invalid date.
 * @example formatDate('2026-08-04', 'en_GB') // '4 August 2026'
 */
export function formatDate(day: string, locale = currentLocale()): string {
  const date = new Date(day.slice(0, 10))
  if (Number.isNaN(date.getTime())) return ''
  const tag = tagOf(locale)
  const make = () => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return kept(formatters, `${tag} date`, make).format(date)
}

/**
 * A date and time to the second in the shop's time zone, e.g. for a receipt.
 * @param iso ISO 8601 with its offset; an invalid value gives an empty text
 * @param timeZone An IANA name
 * @example formatMoment('2026-08-04T16:05:00Z', 'Europe/London', 'en_GB') // '4 August 2026 at 17:05:00 BST'
 */
export function formatMoment(iso: string, timeZone: string, locale = currentLocale()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(date)
}

/**
 * A delivery slot: its day, and its hours where it has both.
 * @example formatSlot({ date: '2026-08-04', from: '18:00', to: '22:00' }, 'nl_NL') // 'dinsdag 4 augustus, 18:00–22:00'
 */
export function formatSlot({ date, from, to }: { date: string; from: string; to: string }, locale = currentLocale()): string {
  const day = formatDay(date, locale) || date
  return from && to ? `${day}, ${formatHour(from, locale)}–${formatHour(to, locale)}` : day
}

/**
 * A time of day that is written `22:00`; Swedish writes it with a full stop.
 * @example formatHour('22:00', 'sv_SE') // '22.00'
 */
export function formatHour(hour: string, locale = currentLocale()): string {
  return tagOf(locale).startsWith('sv') ? hour.replace(':', '.') : hour
}
