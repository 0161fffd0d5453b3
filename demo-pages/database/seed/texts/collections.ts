// Which goods a collection can hold, where its name says so.
export interface Goods {
  article: string
  material: string | null
  sports: readonly string[]
  surface: string | null
}

type Rule = (goods: Goods) => boolean

const sport =
  (...codes: readonly string[]): Rule =>
  ({ sports }) =>
    codes.some((code) => sports.includes(code))
const article =
  (...codes: readonly string[]): Rule =>
  (goods) =>
    codes.includes(goods.article)

/** By the code of the option; a collection without a rule holds anything. */
const rules: Readonly<Record<string, Rule>> = {
  // Run & Train
  'collection-1': sport('running', 'training'),
  // Studio_01
  'collection-3': sport('training'),
  // 100% Recycled
  'collection-4': ({ material }) => material === 'recycled-polyester',
  // The "Ace" Series
  'collection-9': sport('tennis'),
  // Trail Lite
  'collection-10': sport('running'),
  // Love Padel <3
  'collection-11': sport('padel'),
  // Warm+
  'collection-12': article(
    'hoodie',
    'training-top',
    'coach-jacket',
    'base-layer',
    'beanie',
    'player-gloves',
    'tracksuit',
    'sports-socks',
    'tracksuit-trousers',
  ),
  // No. #10
  'collection-13': sport('football', 'futsal'),
  // Trail-Lite
  'collection-18': sport('running'),
  // Carbon
  'collection-19': ({ material }) => material === 'carbon' || material === 'graphite',
}

/** Whether a product may be in a collection. */
export function collectionFits(collection: string, goods: Goods): boolean {
  return rules[collection]?.(goods) ?? true
}
