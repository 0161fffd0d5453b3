// The texts of the form for clubs' quotes.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './club/de.json' with { type: 'json' }
import en from './club/en.json' with { type: 'json' }
import nl from './club/nl.json' with { type: 'json' }
import sv from './club/sv.json' with { type: 'json' }

/** By language. */
export const clubTexts = readTexts({ nl, en, de, sv }, { sent: ['reference'] })

/** The texts of these pages. */
export type ClubTexts = (typeof clubTexts)['en']
