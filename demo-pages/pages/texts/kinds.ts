// The texts of plain forms for bundles, sets, prints and teams.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './kinds/de.json' with { type: 'json' }
import en from './kinds/en.json' with { type: 'json' }
import nl from './kinds/nl.json' with { type: 'json' }
import sv from './kinds/sv.json' with { type: 'json' }

/** By language. */
export const kindTexts = readTexts(
  { nl, en, de, sv },
  {
    pieces: ['name'],
    each: ['price'],
    atMost: ['count'],
    between: ['least', 'most', 'unit'],
    recommended: ['text'],
    rosterHelp: ['columns', 'most'],
    player: ['line'],
  },
)
