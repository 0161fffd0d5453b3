// Formats distances and weekdays in the page's language.
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

/**
 * A distance: below a kilometre in metres, rounded to tens, otherwise in kilometres with one decimal.
 * @example formatDistance(1234, 'nl_NL') // '1,2 km'
 */
export function formatDistance(metres: number, locale = currentLocale()): string {
  const isNear = metres < 995
  const options = {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: isNear || metres >= 99_500 ? 0 : 1,
  } as const
  return new Intl.NumberFormat(tagOf(locale), options).format(isNear ? Math.round(metres / 10) * 10 : metres / 1000)
}

/**
 * A weekday by its number, Monday being 0.
 * @example formatWeekday(0, 'nl_NL') // 'maandag'
 */
export function formatWeekday(weekday: number, locale = currentLocale()): string {
  // This date is a Monday.
  const day = new Date(Date.UTC(2024, 0, 1 + weekday))
  return new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', timeZone: 'UTC' }).format(day)
}
