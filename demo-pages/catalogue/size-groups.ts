// Names the group of a size, so that a facet with the sizes of many goods keeps those of children and adults, shoes and clothing apart.
import type { Option } from './dictionary.ts'
import type { Words } from '../database/words.ts'

const named = (nl: string, en: string, de: string, sv: string): Words => ({ nl, en, de, sv })

const kidsShoes = named('Kinderschoenen', 'Kids’ shoes', 'Kinderschuhe', 'Barnskor')
const shoes = named('Schoenen', 'Shoes', 'Schuhe', 'Skor')
/** From this European size on there are adults' shoes too. */
const firstOfAdults = 36

/** The groups by the beginning of an option's code. */
const groups: readonly (readonly [RegExp, Words])[] = [
  [/^h\d/, named('Kinderkleding', 'Kids’ clothing', 'Kinderkleidung', 'Barnkläder')],
  [/^socks-/, named('Sokken', 'Socks', 'Socken', 'Strumpor')],
  [/^bra-/, named('Sport-bh’s', 'Sports bras', 'Sport-BHs', 'Sport-bh:ar')],
  [/^glove-/, named('Handschoenen', 'Gloves', 'Handschuhe', 'Handskar')],
  [/^ball-/, named('Ballen', 'Balls', 'Bälle', 'Bollar')],
  [/^(x*[sl]|m|\d?xl)$/, named('Kleding', 'Clothing', 'Kleidung', 'Kläder')],
]

/** The name of a size's group; null for an option that is no size. */
export function sizeGroup({ code }: Pick<Option, 'code'>): Words | null {
  const shoe = /^eu-(\d+)$/.exec(code)
  if (shoe) return Number(shoe[1]) < firstOfAdults ? kidsShoes : shoes
  return groups.find(([codes]) => codes.test(code))?.[1] ?? null
}
