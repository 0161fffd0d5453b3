// Types of values in several languages or currencies.
import type { Language } from '../host/store-view.ts'

export type { Language }

/** One text in every language, for short labels. */
export type Words = Record<Language, string>

/** A price or surcharge in cents in every currency. */
export type Amounts = { EUR: number; GBP: number; SEK: number }
