// Money and numbers in the page's locale. Intl formatters are dear to make, so there is one of each kind, and none for the small amounts of our own stores.
import { DEFAULT_CURRENCY, roundMoney, writeMoney } from '#shared/domain/money.ts'
import { currentLocale } from './i18n.ts'
import { languageOf, tagOf } from './locale.ts'

const numbers = new Map<string, Intl.NumberFormat>()

/** How our own stores write what they charge in, `#` being the amount. The first formatter of a page costs it as much as drawing a dozen cards. */
const own = new Map([
  ['nl-NL', ['EUR', '€\u00a0#']],
  ['nl-BE', ['EUR', '€\u00a0#']],
  ['en-GB', ['GBP', '£#']],
  ['de-DE', ['EUR', '#\u00a0€']],
  ['sv-SE', ['SEK', '#\u00a0kr']],
])

/** An amount that needs no grouping, as its formatter would write it; null for whatever a formatter has to write. */
function writeSmall(amount: number, tag: string, code = ''): string | null {
  const [currency, pattern = ''] = own.get(tag) ?? []
  if (!currency || (code && code !== currency) || amount < 0 || amount >= 1000) return null
  const text = code ? pattern.replace('#', amount.toFixed(2)) : String(amount)
  return tag === 'en-GB' ? text : text.replace('.', ',')
}

/** The formatter of a key, made once. */
export function kept<Formatter>(cache: Map<string, Formatter>, key: string, make: () => Formatter): Formatter {
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
  const format = (rounded: number) =>
    writeSmall(rounded, tag, code) ??
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
  return (
    writeSmall(roundMoney(number), tag) ?? kept(numbers, tag, () => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })).format(number)
  )
}
