// The tables of words by language.
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { nl } from './nl.ts'
import { sv } from './sv.ts'

export type { Texts }

/** Languages the shop speaks. */
export type Language = 'nl' | 'en' | 'de' | 'sv'

/** Every word of the pages in each language the shop speaks. */
export const texts: Record<Language, Texts> = { nl, en, de, sv }
