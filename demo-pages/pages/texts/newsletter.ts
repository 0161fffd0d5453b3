// The texts of the newsletter. Each subscription stores the consent text that the form showed.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './newsletter/de.json' with { type: 'json' }
import en from './newsletter/en.json' with { type: 'json' }
import nl from './newsletter/nl.json' with { type: 'json' }
import sv from './newsletter/sv.json' with { type: 'json' }

/** By language. */
export const newsletterTexts = readTexts({ nl, en, de, sv })
