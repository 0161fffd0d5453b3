// Collections of the brands: a facet whose labels hold the signs that addresses, forms and markup must survive, as brands do write them.
import type { AttributeOption } from './attributes.ts'
import { same } from './words.ts'

/** Names as brands write them: signs that part addresses and markup, marks of other languages, quotes and dashes; "Trail-Lite" and "Trail Lite" are two. */
const labels = [
  'Run & Train',
  'Indoor/Outdoor',
  'Studio_01',
  '100% Recycled',
  'Été',
  'Pro-Team',
  'Pro Club',
  'Heritage ’74',
  'The "Ace" Series',
  'Trail Lite',
  'Love Padel <3',
  'Warm+',
  'No. #10',
  'Why Not?',
  'Café Racer',
  'Ångström',
  'Malmö – Lund',
  'Trail-Lite',
  'Carbon',
] as const

/** Options of the attribute `collection`; the last has the name of a material, so that both need their url key. */
export const collections: readonly AttributeOption[] = labels.map((label, at) => ({ code: `collection-${at + 1}`, label: same(label) }))
