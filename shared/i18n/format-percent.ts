// Formats percentages in the page's language; a separate file, since only product pages need it.
import { kept } from './format.ts'
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * A whole percentage.
 * @example formatPercent(20, 'sv_SE') // '20 %'
 */
export function formatPercent(percent: number, locale = currentLocale()): string {
  if (!Number.isFinite(percent)) return ''
  const tag = tagOf(locale)
  return kept(formatters, tag, () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })).format(percent / 100)
}
