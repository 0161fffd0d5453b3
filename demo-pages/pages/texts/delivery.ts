// The texts on delivery dates and costs; the same sentences as the widgets'.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './delivery/de.json' with { type: 'json' }
import en from './delivery/en.json' with { type: 'json' }
import nl from './delivery/nl.json' with { type: 'json' }
import sv from './delivery/sv.json' with { type: 'json' }

/** The texts by language; `tax` is the text before and in the link to the delivery costs. */
export const deliveryTexts = readTexts(
  { nl, en, de, sv },
  {
    tomorrow: ['day'],
    on: ['day'],
    made: ['day'],
    by: ['days', 'hour'],
    within: ['days'],
    madeWithin: ['days'],
    freeFrom: ['fee', 'from'],
  },
)
