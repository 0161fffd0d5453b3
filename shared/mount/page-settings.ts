// The few page settings that the loader itself needs, read without a schema; the stores parse the rest.
import { PAGE_ID } from './attributes.ts'

/** What the loader knows of the page. */
export interface PageSettings {
  /** The JSON text of `#touchline-page`, for the stores. */
  json: string
  /** A language we have catalogues for. */
  language: string
  /** The page's presets by widget name. */
  widgets: Record<string, unknown>
}

const languages = ['nl', 'en', 'de', 'sv']

/** Reads `#touchline-page`. A page without it, or with broken JSON, is an English page with defaults; broken JSON is said. */
export function readPageSettings(): PageSettings {
  const script = document.querySelector(`script[id="${PAGE_ID}"]`)
  const json = script?.textContent ?? '{}'
  let locale: unknown = document.documentElement.lang
  let widgets: unknown
  try {
    const page: unknown = JSON.parse(json)
    if (typeof page === 'object' && page !== null) {
      if ('locale' in page) locale = page.locale
      if ('widgets' in page) widgets = page.widgets
    }
  } catch (cause) {
    console.error(`Touchline: the JSON in <script id="${PAGE_ID}"> cannot be read; the page's settings are left at their defaults.`, cause)
  }
  const language = String(locale).slice(0, 2).toLowerCase()
  return {
    json,
    language: languages.includes(language) ? language : 'en',
    widgets: typeof widgets === 'object' && widgets !== null ? { ...widgets } : {},
  }
}
