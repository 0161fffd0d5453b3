// Formats money and numbers in the page's locale. Intl formatters are expensive to create, so each is created once.
import { DEFAULT_CURRENCY, writeMoney } from '#shared/domain/money.ts'
import { currentLocale } from './i18n.ts'
import { languageOf, tagOf } from './locale.ts'

const numbers = new Map<string, Intl.NumberFormat>()

/** The cached formatter of a key. */
export function kept<Formatter>(cache: Map<string, Formatter>, key: string, make: () => Formatter): Formatter {
  const known = cache.get(key)
  if (known) return known
  const made = make()
  cache.set(key, made)
  return made
}

/**
 * An amount in its language's format; empty for an invalid amount, since a wrong price is worse than none.
 * @example formatMoney(12, 'EUR', 'nl_NL') // '€ 12,-'
 */
export function formatMoney(amount: number, currency = DEFAULT_CURRENCY, locale = currentLocale()): string {
  if (!Number.isFinite(amount)) return ''
  const code = /^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : DEFAULT_CURRENCY
  const tag = tagOf(locale)
  const format = (rounded: number) =>
    kept(numbers, `${tag} ${code}`, () => new Intl.NumberFormat(tag, { style: 'currency', currency: code })).format(rounded)
  return writeMoney(amount, languageOf(locale), { format })
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
 * An average rating in stars, to one decimal.
 * @example formatRating(4.31, 'de_DE') // '4,3'
 */
export function formatRating(stars: number, locale = currentLocale()): string {
  return formatNumber(Math.round(stars * 10) / 10, locale)
}
