// The editor's words in the language of who edits. The host uses them too, for its notes on the canvas.
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }
import type { Language } from './wire.ts'

/** The id of a sentence. */
export type Word = keyof typeof en
/** Says a sentence with its `{placeholders}` filled. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

/** All sentences by language; each language has each. */
export const words: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { en, nl, de, sv }

/** Speaks a language. @example sayIn('nl')('added', { name: 'Tekst' }) // Tekst toegevoegd. */
export function sayIn(language: Language): Say {
  return (word, values = {}) => words[language][word].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

const own = typeof document === 'undefined' ? 'en' : document.documentElement.lang

/** Speaks the language of the editor's page. */
export const say = sayIn(own === 'nl' || own === 'de' || own === 'sv' ? own : 'en')

/** Names several languages, such as `Dutch, German`. */
export const languageNames = (languages: readonly Language[], speak: Say = say) => languages.map((one) => speak(one)).join(', ')

/** A moment in the language of the editor's page, by the clock of who edits. */
export const inWords = (moment: string) =>
  new Intl.DateTimeFormat(own === 'en' || own === '' ? 'en-GB' : own, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
