// Formats file sizes in the page's language.
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

/**
 * A size: below a megabyte in kilobytes, otherwise in megabytes with one decimal, which is always shown, so that a growing size keeps its
 * width.
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
