// The page's messages: its language, the loaded catalogues, and the host's own wording over them. Lingui reads them.
import { i18n, type Messages } from '@lingui/core'
import { DEFAULT_LOCALE, languageOf } from './locale.ts'

export { i18n, type Messages }

const arrived: Record<string, Messages> = {}
let locale = DEFAULT_LOCALE

/** Applies a host's own wording to messages. */
export type Reword = (messages: Messages) => Messages

const asTheyAre: Reword = () => ({})
let reword = asTheyAre

/** The locale of the page, e.g. `nl_NL`. */
export function currentLocale(): string {
  return locale
}

/**
 * Activates the page's language, with the host's own wording.
 * @example activate('nl_NL', rewording({ 'cart.add-failed': 'Dat lukte niet' }))
 */
export function activate(pageLocale: string, ownWords = asTheyAre): void {
  locale = pageLocale
  reword = ownWords
  const language = languageOf(pageLocale)
  const messages = arrived[language] ?? {}
  i18n.loadAndActivate({ locale: language, messages: { ...messages, ...reword(messages) } })
}

/** Adds compiled messages in the page's language. */
export function addMessages(messages: Messages): void {
  const language = languageOf(locale)
  arrived[language] = Object.assign(arrived[language] ?? {}, messages)
  i18n.load(language, { ...messages, ...reword(messages) })
}

activate(DEFAULT_LOCALE)
