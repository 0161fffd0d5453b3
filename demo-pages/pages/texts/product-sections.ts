// The texts of the sections below a product.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './product-sections/de.json' with { type: 'json' }
import en from './product-sections/en.json' with { type: 'json' }
import nl from './product-sections/nl.json' with { type: 'json' }
import sv from './product-sections/sv.json' with { type: 'json' }

/** The texts by language; `about` names the row of tabs. */
export const sectionTexts = readTexts(
  { nl, en, de, sv },
  {
    legalLine: ['years'],
    ownLine: ['years'],
    own: { title: ['years'], termText: ['years'], reachText: ['countries'] },
  },
)
