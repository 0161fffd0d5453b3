// Maps a page's locale to the language and the Intl tag; unknown locales become en-US.

/** The languages with translations. */
export const languages = ['nl', 'en', 'de', 'sv'] as const
/** A language with translations; `en` for a locale without any. */
export type Language = (typeof languages)[number]

/** The locale of a page that names none. */
export const DEFAULT_LOCALE = 'en_US'

const homes: Readonly<Record<Language, string>> = { nl: 'NL', en: 'US', de: 'DE', sv: 'SE' }

interface Parts {
  language: Language
  region: string
}

/** The last locale that was parsed: a page has one, and every price and text reads it. */
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
 * The tag for Intl and `lang` attributes.
 * @example tagOf('sv_SE') // 'sv-SE'
 */
export function tagOf(locale: string): string {
  const { language, region } = parts(locale)
  return `${language}-${region}`
}
