// The texts of team orders: the organiser's page and the players'.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './teams/de.json' with { type: 'json' }
import en from './teams/en.json' with { type: 'json' }
import nl from './teams/nl.json' with { type: 'json' }
import sv from './teams/sv.json' with { type: 'json' }

/** By language. */
export const teamTexts = readTexts(
  { nl, en, de, sv },
  {
    players: ['count'],
    noSize: ['parts'],
    larger: ['part', 'size'],
    approveAll: ['count'],
    order: ['count'],
    addresses: ['count'],
    reminded: ['day'],
    orderable: ['day'],
    deleted: ['day'],
    deletedEntry: ['day'],
  },
)
