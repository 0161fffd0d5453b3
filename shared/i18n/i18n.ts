// The page's texts: its language, the messages that have arrived, and the host's own wording above them. Lingui's macros lead here.
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Message, type Messages, type Values, writeMessage } from './compiled.ts'
import { DEFAULT_LOCALE, languageOf } from './locale.ts'

export type { Messages }

/** What a macro makes of a message; the build leaves the English out. */
export interface MessageDescriptor {
  id: string
  message?: string
  values?: Values
}

const arrived: Record<string, Messages> = {}
let locale = DEFAULT_LOCALE

const none: Messages = {}

/** What a host says in place of some messages. */
export type Reword = (messages: Messages) => Messages

const asTheyAre: Reword = () => none
let reword = asTheyAre

/** Loads the texts of a part of a widget by the part's name. */
export type FetchTexts = (part: string) => Promise<Messages>

const nowhere: FetchTexts = () => Promise.resolve(none)
let fetchTexts = nowhere

/** What the macros call. Texts are there before whoever reads them, so nothing listens to it. */
export const i18n = {
  /** By id, in the page's language. */
  messages: none,
  /** The text of a message; its id where there is none. */
  _(asked: string | MessageDescriptor, given: Values = {}, { message = '' } = {}): string {
    const { id, values = given, message: english = message } = typeof asked === 'string' ? { id: asked } : asked
    const language = languageOf(locale)
    if (Object.hasOwn(i18n.messages, id)) return writeMessage(i18n.messages[id] ?? [], values, language)
    // The build drops this: in tests English stands in for a catalogue that is not there.
    if (process.env.NODE_ENV !== 'production' && english) return writeMessage(compile(english), values, language)
    return id
  },
}

/** For the macro of this name; there is nothing to wait for, and no context. */
export function useLingui(): { i18n: typeof i18n; _: typeof i18n._ } {
  return { i18n, _: i18n._ }
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- the compiler's own types allow more than our catalogues may hold
const compile = (message: string) => compileMessage(message) as Message

/** The locale of the page, e.g. `nl_NL`. */
export function currentLocale(): string {
  return locale
}

/**
 * Puts the page's language in place, with the host's own wording, and where the texts of parts come from.
 * @example activate('nl_NL', rewording({ 'cart.add-failed': 'Dat lukte niet' }))
 */
export function activate(pageLocale: string, ownWords = asTheyAre, fetch = nowhere): void {
  locale = pageLocale
  reword = ownWords
  fetchTexts = fetch
  const messages = arrived[languageOf(pageLocale)] ?? {}
  i18n.messages = { ...messages, ...reword(messages) }
}

/**
 * Adds compiled texts in the page's language. Nothing redraws: a widget's texts arrive before the widget stands,
 * and a redraw of every mount per catalogue would cost what islands are meant to save.
 */
export function addMessages(messages: Messages): void {
  const language = languageOf(locale)
  arrived[language] = Object.assign(arrived[language] ?? {}, messages)
  Object.assign(i18n.messages, messages, reword(messages))
}

/**
 * A part that a widget loads later, once its texts are there as well, which travel beside it.
 * `name` is that of its file in scripts/build/chunks.ts.
 * @example const { Panel } = await withTexts('search-panel', import('./panel/Panel.tsx'))
 */
export async function withTexts<Part>(name: string, part: Promise<Part>): Promise<Part> {
  const [loaded, messages] = await Promise.all([part, fetchTexts(name)])
  addMessages(messages)
  return loaded
}
