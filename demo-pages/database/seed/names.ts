// Names of products: brand, series and what it is, in the word order of each language.
import type { SizedAudience } from './sizes.ts'
import type { Random } from './random.ts'
import type { Language, Words } from './words.ts'

const series = [
  'Aurel',
  'Vento',
  'Strato',
  'Cadenza',
  'Borea',
  'Ember',
  'Halyard',
  'Ionic',
  'Nimbus',
  'Prisma',
  'Ridge',
  'Solstice',
  'Tempo',
  'Vertex',
  'Willow',
  'Zenit',
  'Anchor',
  'Beacon',
  'Crest',
  'Echo',
  'Flint',
  'Grove',
  'Harbour',
  'Isar',
  'Juno',
  'Keel',
  'Meadow',
  'Nova',
  'Onyx',
  'Pioneer',
  'Rally',
  'Saga',
  'Terra',
  'Ursa',
  'Valor',
  'Wave',
  'Argo',
  'Brisk',
  'Comet',
  'Delta',
  'Fable',
  'Glide',
  'Hawk',
  'Indigo',
  'Lynx',
  'Marlin',
  'North',
  'Pulse',
  'Raven',
  'Swift',
  'Tundra',
  'Vega',
  'Arrow',
  'Coast',
  'Dune',
  'Fjord',
  'Linden',
  'Summit',
  'Thorn',
  'Zephyr',
]

const suffixes = ['', 'Pro', 'II', 'Elite', 'Team', 'Club', 'Lite', 'III', 'Academy', 'Plus', 'Evo', 'X', 'Core', 'One', 'Sprint']

/** How many different names one brand has for one type of article. */
export const seriesCount = series.length * suffixes.length

/** A series name; the same number is always the same name, and neighbours differ in the first word. */
export function seriesName(number: number): string {
  const suffix = suffixes[Math.floor(number / series.length) % suffixes.length]
  const name = series[number % series.length]
  const generation = Math.floor(number / seriesCount)
  return [name, suffix, generation ? String(generation + 1) : ''].filter(Boolean).join(' ')
}

/** A first number for a brand's series, so that brands do not count alike. */
export function firstSeries(random: Random): number {
  return random.whole(0, series.length - 1)
}

const possessive: Record<SizedAudience, Words | null> = {
  men: { nl: 'heren', en: 'men’s', de: 'Herren', sv: 'herr' },
  women: { nl: 'dames', en: 'women’s', de: 'Damen', sv: 'dam' },
  kids: { nl: 'kinderen', en: 'kids’', de: 'Kinder', sv: 'barn' },
  unisex: null,
}

/** For example "Norrvik Aurel Pro voetbalshirt dames", "Norrvik Aurel Pro women’s football shirt". */
export function productName(model: string, noun: Words, audience: SizedAudience, language: Language): string {
  const whose = possessive[audience]?.[language]
  if (!whose) return `${model} ${noun[language]}`
  return language === 'en' ? `${model} ${whose} ${noun.en}` : `${model} ${noun[language]} ${whose}`
}
