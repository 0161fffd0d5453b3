// Rows of a specification that only some kinds of goods can have: sizes, weights, pressures, patterns.
import type { Facts } from './facts.ts'

export interface Measure {
  articles: readonly string[]
  /** The row's label in English. */
  label: string
  says: string
  isTrue: (value: string, facts: Facts) => boolean
}

const between =
  (least: number, most: number) =>
  (value: string): boolean => {
    const number = Number.parseFloat(value)
    return number >= least && number <= most
  }

const measure = (articles: readonly string[], label: string, says: string, isTrue: Measure['isTrue']): Measure => ({
  articles,
  label,
  says,
  isTrue,
})

const textiles = [
  'football-shirt',
  'volleyball-shirt',
  'basketball-vest',
  'goalkeeper-jersey',
  'match-shorts',
  'sports-shirt',
  'tank-top',
  'sports-shorts',
  'tennis-skirt',
]

/** Goods that a sport's own name is part of serve no other. */
const named: Readonly<Record<string, readonly string[]>> = {
  Tennis: ['tennis-racket', 'junior-tennis-racket', 'tennis-string', 'tennis-shoe', 'tennis-ball'],
  Padel: ['padel-racket', 'padel-bag', 'padel-shoe', 'padel-ball'],
  Badminton: ['badminton-racket', 'shuttlecock'],
  Squash: ['squash-racket'],
  'Table tennis': ['table-tennis-bat'],
  Handball: ['handball'],
  Volleyball: ['volleyball'],
  Basketball: ['basketball', 'basketball-vest', 'basketball-shoe'],
  Rugby: ['rugby-jersey', 'rugby-ball'],
}

/** What these rows may say. */
export const measures: readonly Measure[] = [
  measure(['badminton-racket'], 'Weight', 'is no weight of a badminton racket', between(74, 95)),
  measure(['badminton-racket'], 'String pattern', 'is no pattern of a badminton racket', (value) => value.startsWith('2')),
  measure(['squash-racket'], 'Weight', 'is no weight of a squash racket', between(105, 160)),
  measure(['squash-racket'], 'Head size', 'is no head of a squash racket', between(450, 510)),
  measure(['tennis-racket'], 'Head size', 'is no head of a tennis racket', between(613, 742)),
  measure(['junior-tennis-racket'], 'Unstrung weight', 'is no weight for children', between(160, 255)),
  measure(['match-ball', 'training-ball', 'futsal-ball'], 'Pressure', 'is no pressure of a football', between(0.6, 1.1)),
  measure(['handball', 'volleyball'], 'Pressure', 'is no pressure of this ball', between(0.29, 0.45)),
  measure(['basketball'], 'Pressure', 'is no pressure of a basketball', between(0.48, 0.63)),
  measure(['volleyball'], 'Panels', 'are no panels of a volleyball', (value) => value !== '32'),
  measure(['backpack'], 'Volume', 'is no volume of a backpack for school', between(14, 36)),
  measure(['hoodie', 'rugby-jersey'], 'Fabric weight', 'is no weight of a warm cloth', between(230, 400)),
  measure(textiles, 'Fabric weight', 'is no weight of a light cloth', between(100, 180)),
  measure(['tights', 'base-layer'], 'Fit', 'is no fit of a second skin', (value) => value === 'Slim'),
  measure(
    ['sports-shirt', 'base-layer', 'beanie', 'sports-socks'],
    'Care',
    'is no care of wool',
    (value, { material }) => material !== 'merino' || value.includes('30'),
  ),
  ...Object.entries(named).map(([sport, articles]) =>
    measure(articles, 'Sport', 'is another sport than in the name', (value) => value === sport),
  ),
]
