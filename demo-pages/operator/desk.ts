// What the staff's pages are written with: the reader's language, and amounts and moments as people read them.
import { getCookie } from 'hono/cookie'
import type { HostContext } from '../host/context.ts'
import { preferredStore, type Language, type StoreView } from '../host/store-view.ts'
import { fillText, type MessageId } from '../shop/messages.ts'
import { staffTexts } from './texts.ts'

/** The languages of the staff's pages with their own names. */
export const staffLanguages: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'de', name: 'Deutsch' },
  { code: 'sv', name: 'Svenska' },
]

/** The cookie of the language that somebody chose. */
export const languageCookie = 'touchline-staff-language'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE', sv: 'sv-SE' }

/** The language of a request and its formats. */
export interface Desk {
  language: Language
  texts: (typeof staffTexts)['en']
  /** The shop's own messages, such as the states of orders. */
  say: (id: MessageId, ...values: (string | number)[]) => string
  /** Cents in the currency of a store. */
  money: (cents: number, store: StoreView) => string
  /** The name of a country. */
  country: (code: string) => string
  /** A moment to the minute, by the clock of a store. */
  moment: (at: Date, store?: StoreView) => string
  /** A calendar day such as `2026-11-27`. */
  day: (date: string) => string
}

/** The desk of a request: in the chosen language, otherwise in the one that the browser prefers. */
export function openDesk(c: HostContext): Desk {
  const home = preferredStore(c.req.header('Accept-Language') ?? null)
  const chosen = getCookie(c, languageCookie)
  const language = staffLanguages.find(({ code }) => code === chosen)?.code ?? home.language
  const locale = locales[language]
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  return {
    language,
    texts: staffTexts[language],
    say: (id, ...values) => fillText(id, language, ...values),
    money: (cents, { currency }) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    country: (code) => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    moment: (at, { timeZone } = home) =>
      plain(new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)),
    day: (date) => plain(new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))),
  }
}
