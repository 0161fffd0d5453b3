// The bundles, team kits and sets of the shop, and the parts that the generator may use.
import * as v from 'valibot'
import { makeComposition } from './make-composition.ts'
import { firstSeries, seriesName } from './names.ts'
import { silhouetteNames } from './picture.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { keyOf, readTable, Words } from './read-data.ts'
import data from './recipes.json' with { type: 'json' }
import type { SeedBundleOption, SeedProduct } from './seed-product.ts'
import { families } from './texts/index.ts'

const Codes = v.array(v.string())

const Recipe = v.strictObject({
  kind: v.picklist(['bundle', 'grouped', 'team-wear']),
  leaf: v.string(),
  brands: Codes,
  colours: Codes,
  noun: Words,
  keywords: Words,
  family: keyOf(families),
  silhouette: v.picklist(silhouetteNames),
  sports: Codes,
  multiplier: v.number(),
  amount: v.optional(v.number()),
  /** The article code and title of each part; required parts come first. */
  parts: v.array(v.strictObject({ article: v.string(), title: Words, isRequired: v.boolean(), choices: v.number() })),
})

type Recipe = v.InferOutput<typeof Recipe>

export const recipes = readTable('recipes.json', Recipe, data)

export type RecipeName = keyof typeof recipes

/** Converts the parts of a recipe to bundle options, using these products. */
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

/** Makes the composition with this `number` of a recipe, from the products that exist. */
export function makeFromRecipe(
  name: RecipeName,
  id: number,
  seed: number,
  number: number,
  pool: ReadonlyMap<string, readonly SeedProduct[]>,
  find: (id: number) => SeedProduct,
): SeedProduct {
  const recipe = recipes[name]
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

/** Sets contain simple products only; the parts of bundles are taxed at the standard rate, which leaves out children's sizes. */
function candidates(recipe: Recipe, article: string, pool: ReadonlyMap<string, readonly SeedProduct[]>): readonly SeedProduct[] {
  const all = pool.get(article) ?? []
  const simple = all.filter(({ type }) => type === 'simple')
  const suitable = recipe.kind === 'grouped' ? simple : all.filter(({ taxClass }) => taxClass === 'standard')
  return suitable.length || recipe.kind === 'grouped' ? suitable : all
}
