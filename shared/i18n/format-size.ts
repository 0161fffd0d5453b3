// Sizes of files in the page's language.
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

/**
 * A size: kilobytes below a megabyte, then megabytes with one digit, which stays while a size grows.
 * @example formatSize(1_234_567, 'nl_NL') // '1,2 MB'
 */
export function formatSize(bytes: number, locale = currentLocale()): string {
  const isSmall = bytes < 999_500
  const digits = isSmall ? 0 : 1
  const options = {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  return new Intl.NumberFormat(tagOf(locale), options).format(bytes / (isSmall ? 1_000 : 1_000_000))
}
