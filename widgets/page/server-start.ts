// The server's counterpart of start.ts: applies settings and language for one rendering; nothing outlives it.
import { activate } from '#shared/i18n/i18n.ts'
import { languageOf } from '#shared/i18n/locale.ts'
import { rewording } from '#shared/i18n/overrides.ts'
import { configurePage } from '#stores/page/page.ts'

export { stateFrom } from './from-answers.ts'
export { resetStores } from '#stores/kit/reset.ts'

/** Applies a page's settings and returns its language. */
export function startPageOnServer(json: unknown): { language: string; locale: string } {
  const page = configurePage(json)
  activate(page.locale, rewording(page.messages))
  return { language: languageOf(page.locale), locale: page.locale }
}
