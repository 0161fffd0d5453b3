// The texts of the account's pages.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './account/de.json' with { type: 'json' }
import en from './account/en.json' with { type: 'json' }
import nl from './account/nl.json' with { type: 'json' }
import sv from './account/sv.json' with { type: 'json' }

/** By language. */
export const accountTexts = readTexts({ nl, en, de, sv }, { hello: ['name'] })

/** The texts of these pages. */
export type AccountTexts = (typeof accountTexts)['en']
