// Reads the page's settings as the host printed them: the loader needs only the language, the runtime the presets, the stores the rest.
import type { Language } from '#shared/i18n/locale.ts'
import { PAGE_ID } from './attributes.ts'

/** The JSON text of `#touchline-page`, empty if there is none. An element of that id that is not a script does not count. */
export function readPageJson(): string {
  return document.querySelector(`script[id="${PAGE_ID}"]`)?.textContent ?? ''
}

/** The language whose catalogues to load; en where there is no translation. */
export function languageOfPage(json: string): Language {
  const [, language = ''] = /"locale"\s*:\s*"([a-z]{2})/i.exec(json) ?? /^(..)/.exec(document.documentElement.lang) ?? []
  for (const one of ['nl', 'de', 'sv'] as const) if (one === language) return one
  return 'en'
}
