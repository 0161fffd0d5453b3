// The texts of the comparison.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './compare/de.json' with { type: 'json' }
import en from './compare/en.json' with { type: 'json' }
import nl from './compare/nl.json' with { type: 'json' }
import sv from './compare/sv.json' with { type: 'json' }

/** By language. */
export const compareTexts = readTexts({ nl, en, de, sv }, { remove: ['name'] })
