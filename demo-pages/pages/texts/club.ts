// The words of the form in which a club asks for an offer; data, one file a language.
import type { Language } from './index.ts'
import de from './club/de.json' with { type: 'json' }
import en from './club/en.json' with { type: 'json' }
import nl from './club/nl.json' with { type: 'json' }
import sv from './club/sv.json' with { type: 'json' }

/** Every word of it. */
export type ClubTexts = typeof en

/** By language. */
export const clubTexts: Readonly<Record<Language, ClubTexts>> = { nl, en, de, sv }
