// The words of the pages after the purchase; they are data, one file a language.
import type { Language } from './index.ts'
import de from './service/de.json' with { type: 'json' }
import en from './service/en.json' with { type: 'json' }
import nl from './service/nl.json' with { type: 'json' }
import sv from './service/sv.json' with { type: 'json' }

/** Every word of these pages. */
export type ServiceTexts = typeof en

/** By language. */
export const serviceTexts: Readonly<Record<Language, ServiceTexts>> = { nl, en, de, sv }
