// Country names in the page's language; a separate file, since only the checkout shows them.
import { kept } from './format.ts'
import { currentLocale } from './i18n.ts'
import { tagOf } from './locale.ts'

const regions = new Map<string, Intl.DisplayNames>()

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
