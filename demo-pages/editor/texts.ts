// The names of blocks, fields and choices, and their help, in four languages.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import sv from './texts/sv.json' with { type: 'json' }

/** By language. */
export const kitTexts = readTexts({ nl, en, de, sv })
