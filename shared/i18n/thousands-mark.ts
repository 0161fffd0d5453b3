// The sign between groups of digits, for reading numbers that a spreadsheet has formatted.
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

/**
 * The sign in the page's locale.
 * @example thousandsMark('nl_NL') // '.'
 */
export function thousandsMark(locale = currentLocale()): string {
  // Some languages group only from five digits on.
  const parts = new Intl.NumberFormat(tagOf(locale)).formatToParts(12345)
  return parts.find(({ type }) => type === 'group')?.value ?? ' '
}
