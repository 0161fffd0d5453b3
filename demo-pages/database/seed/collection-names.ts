// Collections of the brands: a facet whose labels hold every sign that addresses, forms and markup must survive.
import type { AttributeOption } from './attributes.ts'
import { same } from './words.ts'

/** Names as brands write them; "Pro-Team" and "Pro Team", "T-shirt" and "T shirt" are different lines. */
const labels = [
  'Run & Train',
  'Indoor/Outdoor',
  'V_Knit',
  '100% Sport',
  'Été Café',
  'Pro-Team',
  'Pro Team',
  'Pro_Team',
  'T-shirt',
  'T shirt',
  'O’Neil "Ace"',
  'I <3 Padel',
  'A+B',
  'No. #1',
  'Q&A?',
  '50%2F50',
  'Ångström',
  'Årets lag – vår',
  'Carbon',
] as const

/** Options of the attribute `collection`; the last has the name of a material, so that both need their url key. */
export const collections: readonly AttributeOption[] = labels.map((label, at) => ({ code: `collection-${at + 1}`, label: same(label) }))
