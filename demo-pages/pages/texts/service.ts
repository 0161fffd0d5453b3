// The texts of the pages after the purchase.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './service/de.json' with { type: 'json' }
import en from './service/en.json' with { type: 'json' }
import nl from './service/nl.json' with { type: 'json' }
import sv from './service/sv.json' with { type: 'json' }

/** By language. */
export const serviceTexts = readTexts({ nl, en, de, sv })
