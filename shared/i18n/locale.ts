// Which language and Intl tag belong to a page's locale; everything unknown reads as en-US.

/** The languages there are texts in. */
export const languages = ['nl', 'en', 'de', 'sv'] as const
/** One of the four; `en` for a locale we have no texts for. */
export type Language = (typeof languages)[number]

/** The locale of a page that says nothing. */
export const DEFAULT_LOCALE = 'en_US'

const homes: Readonly<Record<Language, string>> = { nl: 'NL', en: 'US', de: 'DE', sv: 'SE' }

interface Parts {
  language: Language
  region: string
}

/** A page has one locale, and every price and text asks for it. */
let read: { locale: string; parts: Parts } | null = null

function parts(locale: string): Parts {
  if (read?.locale !== locale) read = { locale, parts: readParts(locale) }
  return read.parts
}

function readParts(locale: string): Parts {
  const [, first = '', second = ''] = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i.exec(locale) ?? []
  const language = languages.find((one) => one === first.toLowerCase())
  return language ? { language, region: second.toUpperCase() || homes[language] } : { language: 'en', region: 'US' }
}

/**
 * The language of a locale.
 * @example languageOf('nl_BE') // 'nl'
 */
export function languageOf(locale: string): Language {
  return parts(locale).language
}

/**
 * The tag that Intl and `lang` attributes take.
 * @example tagOf('sv_SE') // 'sv-SE'
 */
export function tagOf(locale: string): string {
  const { language, region } = parts(locale)
  return `${language}-${region}`
}
