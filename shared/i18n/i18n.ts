// The page's one Lingui instance: its language, the texts that have arrived, and the host's own wording above them.
import { i18n, type Messages } from '@lingui/core'
import { DEFAULT_LOCALE, languageOf } from './locale.ts'
import { parseOverride, placeholdersOf } from './overrides.ts'

export { i18n }

const arrived: Record<string, Messages> = {}
let locale = DEFAULT_LOCALE
let ownWords: Readonly<Record<string, string>> = {}

/** The locale of the page, e.g. `nl_NL`. */
export function currentLocale(): string {
  return locale
}

/**
 * Puts the page's language in place, with the host's own wording by message id.
 * @example activate('nl_NL', { 'cart.add-failed': 'Dat lukte niet' })
 */
export function activate(pageLocale: string, wording: Readonly<Record<string, string>> = {}): void {
  locale = pageLocale
  ownWords = wording
  const language = languageOf(pageLocale)
  const messages = arrived[language] ?? {}
  i18n.loadAndActivate({ locale: language, messages: { ...messages, ...reworded(messages) } })
}

/**
 * Adds compiled texts in the page's language. Nothing redraws: a widget's texts arrive before the widget stands,
 * and a redraw of every mount per catalogue would cost what islands are meant to save.
 */
export function addMessages(messages: Messages): void {
  const language = i18n.locale
  arrived[language] = Object.assign(arrived[language] ?? {}, messages)
  Object.assign(i18n.messages, messages, reworded(messages))
}

function reworded(messages: Messages): Messages {
  const words: Messages = {}
  for (const [id, text] of Object.entries(ownWords)) {
    const message = Object.hasOwn(messages, id) ? messages[id] : undefined
    if (message !== undefined) words[id] = parseOverride(text, placeholdersOf(message))
  }
  return words
}

// So that a text asked for before the page's settings are read is English, not an exception.
activate(DEFAULT_LOCALE)
