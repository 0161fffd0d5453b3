// The texts of the information pages by language.
import type { Language } from '../index.ts'
import { de } from './de.ts'
import { en, type InfoTexts } from './en.ts'
import { nl } from './nl.ts'
import { sv } from './sv.ts'

export type { InfoSlug, InfoText } from './en.ts'

/** All information pages of a language. */
export const infoTexts: Record<Language, InfoTexts> = { nl, en, de, sv }
