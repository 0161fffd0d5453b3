// Builds the landmarks and the parts of their bundles; everything that tests rely on is fixed, the rest is random.
import { landmarks, landmarkSkus } from '../landmarks.ts'
import type { Landmark } from '../landmarks.ts'
import type { Amounts } from '../words.ts'
import type { Article } from './articles/index.ts'
import { departments } from './articles/index.ts'
import { optionsOf, recipes } from './compositions.ts'
import { makeComposition } from './make-composition.ts'
import { makeProduct } from './make-product.ts'
import type { Wishes } from './make-product.ts'
import type { SeedPrice, SeedProduct } from './seed-product.ts'
import type { SizedAudience } from './sizes.ts'

const amounts = (EUR: number, GBP: number, SEK: number): Amounts => ({
  EUR: Math.round(EUR * 100),
  GBP: Math.round(GBP * 100),
  SEK: SEK * 100,
})

function steady(EUR: number, GBP: number, SEK: number): SeedPrice {
  return { regular: amounts(EUR, GBP, SEK), final: amounts(EUR, GBP, SEK), lowest: null }
}

function articleByCode(code: string): Article {
  const found = departments.flatMap(({ articles }) => articles).find((article) => article.code === code)
  if (!found) throw new Error(`seed: there is no article "${code}"`)
  return found
}

interface Plain {
  id: number
  slug: string
  article: string
  brand: string
  series: string
  price: SeedPrice
  colours?: readonly string[]
  audience?: SizedAudience
  more?: Partial<Wishes>
  /** Leaves out the sizes that its article has. */
  isUnsized?: boolean
}

const of = (name: Landmark, article: string, brand: string, series: string, price: SeedPrice, rest: Partial<Plain> = {}): Plain => ({
  ...landmarks[name],
  article,
  brand,
  series,
  price,
  ...rest,
})

const own = (
  id: number,
  slug: string,
  article: string,
  brand: string,
  series: string,
  price: SeedPrice,
  colours: readonly string[] = ['black'],
  rows: Readonly<Record<string, string>> = {},
): Plain => ({
  id,
  slug,
  article,
  brand,
  series,
  price,
  colours,
  more: { rows },
})

const tiers = [
  { qty: 5, price: amounts(17.95, 16, 199) },
  { qty: 10, price: amounts(15.95, 14, 179) },
  { qty: 25, price: amounts(13.95, 12, 149) },
]

const plain: readonly Plain[] = [
  of('configurable', 'football-shirt', 'norrvik', 'Home', steady(29.95, 27, 299), {
    colours: ['royal', 'red', 'white', 'black'],
    audience: 'men',
    more: { missing: [landmarkSkus.impossible.sku], stock: { [landmarkSkus.soldOut.sku]: 0, [landmarkSkus.lowStock.sku]: 3 } },
  }),
  of('simple', 'water-bottle', 'drift', 'Steel', steady(14.95, 13, 149), { colours: ['royal'], more: { material: 'steel' } }),
  of('tierPriced', 'training-ball', 'torqa', 'Club', steady(19.95, 18, 219), { colours: ['white'], isUnsized: true, more: { tiers } }),
  of('soldOut', 'volleyball', 'quadra', 'Indoor', steady(34.95, 31, 379), {
    colours: ['yellow'],
    more: { stock: { [landmarks.soldOut.sku]: 0 } },
  }),
  of('lastPiece', 'racket-bag', 'kestrel', 'Tour', steady(79.95, 69, 849), { colours: ['navy'], more: { stock: { KE10005: 1 } } }),
  of('personalised', 'football-shirt', 'halvane', 'Name', steady(34.95, 31, 369), {
    colours: ['orange', 'sky'],
    audience: 'unisex',
    more: { personalisation: ['name-and-number'] },
  }),
  of('strungRacket', 'tennis-racket', 'strada-nova', 'Tour 98', steady(189.95, 165, 2099), {
    colours: ['red'],
    // 98 square inches.
    more: { personalisation: ['tennis-stringing'], rows: { headSize: '630 cm²' } },
  }),
  of('lowStock', 'whistle', 'orbit', 'Referee', steady(6.95, 6.5, 79), { colours: ['black'], more: { stock: { OR10011: 3 } } }),
  of(
    'special',
    'hoodie',
    'lumen',
    'Evening',
    { regular: amounts(59.95, 52, 649), final: amounts(44.95, 39, 489), lowest: amounts(54.95, 48, 599) },
    { colours: ['navy', 'sand', 'bottle'], audience: 'women' },
  ),
  of(
    'specialWithoutHistory',
    'backpack',
    'drift',
    'Campus',
    { regular: amounts(49.95, 43, 549), final: amounts(39.95, 34, 439), lowest: null },
    { colours: ['anthracite'] },
  ),
  own(21, 'strada-nova-attack-padel', 'padel-racket', 'strada-nova', 'Attack', steady(119.95, 105, 1299), ['orange'], {
    padelShape: 'Diamond',
  }),
  own(22, 'strada-nova-control-padel', 'padel-racket', 'strada-nova', 'Control', steady(99.95, 87, 1099), ['royal'], {
    padelShape: 'Round',
  }),
  own(23, 'mistral-pace-padel-balls', 'padel-ball', 'mistral', 'Pace', steady(5.95, 5.5, 69), ['lime']),
  own(24, 'mistral-slow-padel-balls', 'padel-ball', 'mistral', 'Slow', steady(6.95, 6.5, 75), ['lime']),
  own(25, 'aero-court-padel-bag', 'padel-bag', 'aero', 'Court', steady(49.95, 43, 559)),
  own(26, 'quadra-dry-overgrip', 'overgrip', 'quadra', 'Dry', steady(7.95, 7.5, 85), ['white']),
  own(27, 'sable-compact-pump', 'ball-pump', 'sable', 'Compact', steady(12.95, 11.5, 139)),
  own(28, 'orbit-disc-cones', 'cones', 'orbit', 'Disc', steady(14.95, 13, 159), ['orange']),
  own(29, 'veldman-league-shirt', 'football-shirt', 'veldman', 'League', steady(24.95, 22, 269), ['royal', 'red', 'white']),
  own(30, 'veldman-league-shorts', 'match-shorts', 'veldman', 'League', steady(14.95, 13, 159), ['royal', 'red', 'white']),
  own(31, 'veldman-league-socks', 'football-socks', 'veldman', 'League', steady(8.95, 8.5, 95), ['royal', 'red', 'white']),
]

function makePlain(
  { id, slug, article, brand, series, price, colours = ['black'], audience = 'unisex', more, isUnsized }: Plain,
  seed: number,
): SeedProduct {
  const { sizes, ...rest } = articleByCode(article)
  const made: Article = isUnsized || !sizes ? rest : { ...rest, sizes }
  return makeProduct({ id, seed, article: made, brand, series, wishes: { slug, audience, colours, price, ...more } })
}

/** Makes every landmark and its parts; they have the ids up to 100. */
export function makeLandmarks(seed: number): SeedProduct[] {
  const made = new Map(plain.map((wish) => [wish.id, makePlain(wish, seed)]))
  const find = (id: number) => {
    const found = made.get(id)
    if (!found) throw new Error(`seed: landmark ${id} is missing`)
    return found
  }
  const byArticle: Record<string, readonly number[]> = {
    'padel-racket': [21, 22],
    'padel-ball': [23, 24],
    'padel-bag': [25],
    overgrip: [26],
    'football-shirt': [29],
    'match-shorts': [30],
    'football-socks': [31],
  }
  const choose = (article: string) => (byArticle[article] ?? []).map(find)
  const compositions = [
    makeComposition({
      ...recipes.padelSet,
      ...landmarks.bundle,
      seed,
      brand: 'strada-nova',
      series: 'Start',
      colour: 'orange',
      options: optionsOf(recipes.padelSet, choose),
      part: find,
    }),
    makeComposition({
      ...recipes.coachSet,
      ...landmarks.grouped,
      seed,
      brand: 'orbit',
      series: 'Sideline',
      colour: 'orange',
      members: [11, 27, 28, 2].map((productId) => ({ productId, qty: 1 })),
      part: find,
    }),
    makeComposition({
      ...recipes.fullKit,
      ...landmarks.teamWear,
      seed,
      brand: 'veldman',
      series: 'League',
      colour: 'royal',
      options: optionsOf(recipes.fullKit, choose),
      part: find,
    }),
  ]
  return [...made.values(), ...compositions].toSorted((a, b) => a.id - b.id)
}
