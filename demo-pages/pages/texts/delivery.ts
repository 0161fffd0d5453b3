// When something comes and what that costs; word for word what the widgets say.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './delivery/de.json' with { type: 'json' }
import en from './delivery/en.json' with { type: 'json' }
import nl from './delivery/nl.json' with { type: 'json' }
import sv from './delivery/sv.json' with { type: 'json' }

/** The words by language; `tax` is what stands before and in the link to what delivery costs. */
export const deliveryTexts = readTexts(
  { nl, en, de, sv },
  { tomorrow: ['day'], made: ['day'], by: ['hour'], within: ['days'], madeWithin: ['days'], freeFrom: ['fee', 'from'], cost: ['cost'] },
)
