// Which bundles, team packages and sets the shop offers, and from which parts the generator may take.
import type { CompositionOrder } from './make-composition.ts'
import { makeComposition } from './make-composition.ts'
import { firstSeries, seriesName } from './names.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import type { SeedBundleOption, SeedProduct } from './seed-product.ts'
import { words } from './words.ts'
import type { Words } from './words.ts'

type Recipe = Omit<CompositionOrder, 'id' | 'seed' | 'series' | 'brand' | 'colour' | 'options' | 'members' | 'part'> & {
  brands: readonly string[]
  colours: readonly string[]
  /** Article code of each part, with its title; the first parts must be taken. */
  parts: readonly { article: string; title: Words; isRequired: boolean; choices: number }[]
}

const titles = {
  racket: words('Kies je racket', 'Choose your racket', 'Wähle deinen Schläger', 'Välj racket'),
  balls: words('Ballen', 'Balls', 'Bälle', 'Bollar'),
  bag: words('Tas erbij', 'Add a bag', 'Tasche dazu', 'Lägg till väska'),
  grip: words('Extra grip', 'Spare grip', 'Ersatzgriffband', 'Extra grepplinda'),
  shirt: words('Shirt', 'Shirt', 'Trikot', 'Tröja'),
  shorts: words('Broek', 'Shorts', 'Hose', 'Shorts'),
  socks: words('Sokken', 'Socks', 'Stutzen', 'Strumpor'),
  top: words('Trainingstop', 'Training top', 'Trainingsoberteil', 'Träningströja'),
  trousers: words('Trainingsbroek', 'Training trousers', 'Trainingshose', 'Träningsbyxor'),
  bib: words('Hesje', 'Bib', 'Leibchen', 'Väst'),
  member: words('Onderdeel', 'Part', 'Teil', 'Del'),
}

const part = (article: string, title: Words, isRequired: boolean, choices: number) => ({ article, title, isRequired, choices })

export const recipes = {
  padelSet: {
    kind: 'bundle',
    leaf: 'racket-sets',
    brands: ['strada-nova', 'kestrel', 'aero', 'quadra'],
    colours: ['royal', 'lime', 'orange', 'black'],
    noun: words('padelset', 'padel set', 'Padelset', 'padelset'),
    keywords: words(
      'startset padel racket ballen',
      'starter set padel racket balls',
      'Starterset Padel Schläger Bälle',
      'startset padel racket bollar',
    ),
    family: 'racketSet',
    silhouette: 'padel-racket',
    sports: ['padel'],
    multiplier: 0.9,
    parts: [
      part('padel-racket', titles.racket, true, 2),
      part('padel-ball', titles.balls, true, 2),
      part('padel-bag', titles.bag, false, 1),
      part('overgrip', titles.grip, false, 1),
    ],
  },
  tennisSet: {
    kind: 'bundle',
    leaf: 'racket-sets',
    brands: ['strada-nova', 'kestrel', 'aero', 'quadra'],
    colours: ['red', 'white', 'yellow', 'navy'],
    noun: words('tennisset', 'tennis set', 'Tennisset', 'tennisset'),
    keywords: words(
      'startset tennis racket ballen',
      'starter set tennis racket balls',
      'Starterset Tennis Schläger Bälle',
      'startset tennis racket bollar',
    ),
    family: 'racketSet',
    silhouette: 'tennis-racket',
    sports: ['tennis'],
    multiplier: 0.9,
    parts: [
      part('tennis-racket', titles.racket, true, 2),
      part('tennis-ball', titles.balls, true, 2),
      part('racket-bag', titles.bag, false, 1),
      part('overgrip', titles.grip, false, 2),
    ],
  },
  fullKit: {
    kind: 'team-wear',
    leaf: 'full-kits',
    brands: ['norrvik', 'halvane', 'torqa', 'veldman'],
    colours: ['royal', 'red', 'white', 'green', 'yellow', 'burgundy'],
    noun: words('teampakket', 'team kit', 'Teampaket', 'lagpaket'),
    keywords: words('tenue elftal wedstrijd', 'kit strip team set', 'Trikotsatz Mannschaft', 'matchställ lag'),
    family: 'kit',
    silhouette: 'team-kit',
    sports: ['football'],
    multiplier: 0.85,
    parts: [
      part('football-shirt', titles.shirt, true, 1),
      part('match-shorts', titles.shorts, true, 1),
      part('football-socks', titles.socks, true, 1),
    ],
  },
  trainingSet: {
    kind: 'bundle',
    leaf: 'training-sets',
    brands: ['norrvik', 'halvane', 'torqa', 'veldman'],
    colours: ['navy', 'black', 'bottle', 'royal'],
    noun: words('trainingsset', 'training set', 'Trainingsset', 'träningsset'),
    keywords: words('trainingskleding set pak', 'training wear set', 'Trainingskleidung Set', 'träningskläder set'),
    family: 'kit',
    silhouette: 'training-jacket',
    sports: ['football', 'training'],
    multiplier: 0.9,
    amount: 0.98,
    parts: [
      part('training-top', titles.top, true, 2),
      part('tracksuit-trousers', titles.trousers, true, 2),
      part('training-bib', titles.bib, false, 1),
    ],
  },
  coachSet: {
    kind: 'grouped',
    leaf: 'coaching',
    brands: ['orbit', 'kestrel', 'sable'],
    colours: ['orange', 'yellow', 'lime'],
    noun: words('trainersset', 'coach set', 'Trainerset', 'tränarset'),
    keywords: words(
      'trainer set fluit pomp pionnen',
      'coach set whistle pump cones',
      'Trainer Set Pfeife Pumpe Hütchen',
      'tränare set visselpipa pump koner',
    ),
    family: 'gear',
    silhouette: 'cones',
    sports: ['football', 'training'],
    multiplier: 1,
    parts: [
      part('whistle', titles.member, true, 1),
      part('ball-pump', titles.member, true, 1),
      part('cones', titles.member, true, 1),
      part('water-bottle', titles.member, true, 1),
    ],
  },
} as const satisfies Record<string, Recipe>

export type RecipeName = keyof typeof recipes

/** The parts of a recipe as bundle options, from these products. */
export function optionsOf(recipe: Recipe, choose: (article: string, count: number) => readonly SeedProduct[]): SeedBundleOption[] {
  return recipe.parts.map(({ article, title, isRequired, choices }) => ({
    type: isRequired ? (choices > 1 ? 'radio' : 'select') : choices > 1 ? 'multi' : 'checkbox',
    isRequired,
    title,
    selections: choose(article, choices).map(({ id }, at) => ({
      productId: id,
      qty: 1,
      canChangeQty: !isRequired,
      isDefault: isRequired && at === 0,
    })),
  }))
}

/** Makes the `number`th composition of a recipe out of what is there. */
export function makeFromRecipe(
  name: RecipeName,
  id: number,
  seed: number,
  number: number,
  pool: ReadonlyMap<string, readonly SeedProduct[]>,
  find: (id: number) => SeedProduct,
): SeedProduct {
  const recipe: Recipe = recipes[name]
  const random = createRandom(seed, id, 7)
  const choose = (article: string, count: number) => random.sample(candidates(recipe, article, pool), count)
  const isSet = recipe.kind === 'grouped'
  const { brands, colours, parts, ...rest } = recipe
  return makeComposition({
    ...rest,
    id,
    seed,
    series: seriesName(firstSeries(random) + number),
    brand: pickFrom(brands, number, random),
    colour: random.pick(colours),
    ...(isSet
      ? { members: parts.flatMap(({ article }) => choose(article, 1)).map((member) => ({ productId: member.id, qty: 1 })) }
      : { options: optionsOf(recipe, choose) }),
    part: find,
  })
}

function pickFrom(list: readonly string[], number: number, random: Random): string {
  return list[number % list.length] ?? random.pick(list)
}

/** Sets take simple products only; adults' sizes suit a team better than a mixture. */
function candidates(recipe: Recipe, article: string, pool: ReadonlyMap<string, readonly SeedProduct[]>): readonly SeedProduct[] {
  const all = pool.get(article) ?? []
  const simple = all.filter(({ type }) => type === 'simple')
  const suitable = recipe.kind === 'grouped' ? simple : all.filter(({ taxClass }) => taxClass === 'standard')
  return suitable.length || recipe.kind === 'grouped' ? suitable : all
}
