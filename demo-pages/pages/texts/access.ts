// The texts of login, registration, logout and the customer's settings.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './access/de.json' with { type: 'json' }
import en from './access/en.json' with { type: 'json' }
import nl from './access/nl.json' with { type: 'json' }
import sv from './access/sv.json' with { type: 'json' }

/** By language. */
export const accessTexts = readTexts({ nl, en, de, sv })
