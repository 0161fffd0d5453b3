// Money, numbers and dates in the page's locale. Intl formatters are dear to make, so there is one of each kind.
import { DEFAULT_CURRENCY, writeMoney } from '#shared/domain/money.ts'
import { currentLocale } from './i18n.ts'
import { languageOf, tagOf, timeZoneOf } from './locale.ts'

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const regions = new Map<string, Intl.DisplayNames>()

function kept<Formatter>(cache: Map<string, Formatter>, key: string, make: () => Formatter): Formatter {
  const known = cache.get(key)
  if (known) return known
  const made = make()
  cache.set(key, made)
  return made
}

/**
 * An amount as its language writes it; empty for what is no amount, since a wrong price is worse than none.
 * @example formatMoney(12, 'EUR', 'nl_NL') // '€ 12,-'
 */
export function formatMoney(amount: number, currency = DEFAULT_CURRENCY, locale = currentLocale()): string {
  if (!Number.isFinite(amount)) return ''
  const code = /^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : DEFAULT_CURRENCY
  const tag = tagOf(locale)
  const formatter = kept(numbers, `${tag} ${code}`, () => new Intl.NumberFormat(tag, { style: 'currency', currency: code }))
  return writeMoney(amount, languageOf(locale), formatter)
}

/**
 * A plain number with the separators of its language, at most two decimals.
 * @example formatNumber(1234.5, 'de_DE') // '1.234,5'
 */
export function formatNumber(number: number, locale = currentLocale()): string {
  if (!Number.isFinite(number)) return ''
  const tag = tagOf(locale)
  return kept(numbers, tag, () => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })).format(number)
}

/**
 * Whole per cent.
 * @example formatPercent(20, 'sv_SE') // '20 %'
 */
export function formatPercent(percent: number, locale = currentLocale()): string {
  if (!Number.isFinite(percent)) return ''
  const tag = tagOf(locale)
  return kept(numbers, `${tag} %`, () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })).format(percent / 100)
}

/**
 * A country's name in the page's language.
 * @example formatCountry('SE', 'de_DE') // 'Schweden'
 */
export function formatCountry(code: string, locale = currentLocale()): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  const tag = tagOf(locale)
  const names = kept(regions, tag, () => new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }))
  return names.of(code.toUpperCase()) ?? code
}

/**
 * The date of a moment, by the store's clock; empty for what is no date.
 * @example formatDate('2026-08-04T21:30:00Z', 'en_GB') // '4 August 2026'
 */
export function formatDate(moment: string, locale = currentLocale()): string {
  return write(moment, locale, timeZoneOf(locale), { day: 'numeric', month: 'long', year: 'numeric' })
}

/**
 * A calendar day with its weekday, as for a delivery; it has no clock.
 * @example formatDay('2026-08-04', 'nl_NL') // 'dinsdag 4 augustus'
 */
export function formatDay(day: string, locale = currentLocale()): string {
  return write(day.slice(0, 10), locale, 'UTC', { weekday: 'long', day: 'numeric', month: 'long' })
}

/**
 * A delivery slot: its day, and its hours where it has both.
 * @example formatSlot({ date: '2026-08-04', from: '18:00', to: '22:00' }, 'nl_NL') // 'dinsdag 4 augustus, 18:00–22:00'
 */
export function formatSlot({ date, from, to }: { date: string; from: string; to: string }, locale = currentLocale()): string {
  const day = formatDay(date, locale) || date
  return from && to ? `${day}, ${from}–${to}` : day
}

function write(text: string, locale: string, timeZone: string, fields: Intl.DateTimeFormatOptions): string {
  // Magento writes moments in UTC without saying so.
  const moment = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
  if (Number.isNaN(moment.getTime())) return ''
  const tag = tagOf(locale)
  const key = `${tag} ${timeZone} ${fields.weekday ?? ''}`
  return kept(dates, key, () => new Intl.DateTimeFormat(tag, { ...fields, timeZone })).format(moment)
}
