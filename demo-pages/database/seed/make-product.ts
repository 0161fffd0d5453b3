// Makes one product of an article type from its number alone: the same number makes the same product.
import type { ProductKind } from '../rows/generated.ts'
import type { Article } from './articles/article.ts'
import { daysBefore } from './calendar.ts'
import { optionId } from './catalogue-ids.ts'
import { composeTexts, inEveryLanguage } from './compose-texts.ts'
import type { ProductTexts } from './compose-texts.ts'
import { configurableAttributes, makeVariants } from './make-variants.ts'
import { productName } from './names.ts'
import { drawingColours, palettes } from './palettes.ts'
import { goodsFactsOf } from './goods-facts.ts'
import { brands, patternsOf } from './picture.ts'
import type { ProductPicture } from './picture.ts'
import { cut, naturalPrices, scale, worth } from './prices.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import type { SeedPrice, SeedProduct } from './seed-product.ts'
import { sizesFor } from './sizes.ts'
import type { SizedAudience } from './sizes.ts'
import { toUrl } from './words.ts'

/** The properties that a landmark fixes instead of random ones. */
export interface Wishes {
  slug: string
  audience: SizedAudience
  colours: readonly string[]
  price: SeedPrice
  /** Stock by sku; all others have plenty. */
  stock?: Readonly<Record<string, number>>
  /** Skus that were never made. */
  missing?: readonly string[]
  personalisation?: readonly string[]
  /** The material, and English values of rows of the specification, which its name says. */
  material?: string
  rows?: Readonly<Record<string, string>>
  tiers?: SeedProduct['tiers']
}

export interface ProductOrder {
  id: number
  seed: number
  article: Article
  brand: string
  /** Series name, for example "Aurel Pro". */
  series: string
  wishes?: Wishes
}

/** The index and name of a brand; pictures find the brand by a seed's remainder. */
export function brandOf(code: string): { index: number; name: string } {
  const index = brands.findIndex((brand) => brand.code === code)
  const brand = brands[index]
  if (!brand) throw new Error(`seed: no brand is called "${code}"`)
  return { index, name: brand.name }
}

/** One product with its variants, prices, texts and pictures. */
export function makeProduct({ id, seed, article, brand, series, wishes }: ProductOrder): SeedProduct {
  const random = createRandom(seed, id)
  const audience = wishes?.audience ?? random.pick(article.audiences)
  const maker = brandOf(brand)
  const model = `${maker.name} ${series}`
  const sku = `${brand.slice(0, 2)}${id + 10_000}`.toUpperCase()
  const colours = wishes?.colours ?? random.sample(palettes[article.palette], random.whole(...article.colours))
  const sizes = article.sizes ? sizesFor(article.sizes, audience) : []
  const picked = random.pick(article.materials)
  const material = wishes?.material ?? picked
  const euros = worth(article.euros, random)
  const { price, specialFrom } = wishes
    ? { price: wishes.price, specialFrom: isSpecial(wishes.price) ? daysBefore(10) : null }
    : choosePrice(euros, random)
  const variants = makeVariants({ productId: id, sku, colours, sizes, sizeSystem: article.sizes, price, random, wishes })
  const configurable = configurableAttributes(colours, sizes, article.sizes)
  const personalisation = wishes ? (wishes.personalisation ?? []) : choosePersonalisation(article, audience, random)
  const reviewCount = random.chance(0.75) ? Math.floor(random.next() ** 3 * 240) : 0
  const surface = article.surfaces?.length ? random.pick(article.surfaces) : null
  const facets = [
    ...colours.map((colour) => optionId('color', colour)),
    ...variants.flatMap(({ optionIds }) => optionIds),
    optionId('manufacturer', brand),
    optionId('audience', audience),
    ...article.sports.map((sport) => optionId('sport', sport)),
    ...(surface === null ? [] : [optionId('surface', surface)]),
    ...(article.hasLevel ? [optionId('level', random.pick(['starter', 'club', 'advanced', 'competition']))] : []),
    optionId('material', material),
  ]
  const made: Omit<SeedProduct, keyof ProductTexts | 'measure' | 'guaranteeYears'> = {
    id,
    sku,
    slug: wishes?.slug ?? `${toUrl(model)}-${id}`,
    type: configurable.length ? 'configurable' : 'simple',
    kind: kindOf(configurable.length > 0, personalisation),
    article: article.code,
    brand,
    leaf: article.leaf,
    taxClass: audience === 'kids' && (article.closing === 'garment' || article.closing === 'shoe') ? 'child' : 'standard',
    createdAt: daysBefore(Math.floor(random.next() ** 1.3 * 900)),
    name: inEveryLanguage((language) => productName(model, article.noun, audience, language)),
    keywords: article.keywords,
    configurable,
    optionIds: [...new Set(facets)].toSorted((a, b) => a - b),
    picture: drawProduct(article, colours, maker.index, random),
    rating: reviewCount ? Math.round((3.4 + random.next() * 1.55) * 10) / 10 : null,
    reviewCount,
    minQty: !wishes && article.code === 'training-bib' && random.chance(0.3) ? 5 : 1,
    maxQty: wishes ? 100 : random.pick([10, 20, 50, 100]),
    // The unchanged product can be returned; strings and prints add their own lead time, and exclude returns.
    noReturn: false,
    delivery: !wishes && random.chance(0.08) ? 'supplier' : 'stock',
    sizeChart: article.sizeChart ?? null,
    personalisation,
    bundleMultiplier: 1,
    bundleAmount: 1,
    price,
    specialFrom,
    tiers: wishes ? (wishes.tiers ?? []) : article.hasTiers && random.chance(0.6) ? makeTiers(price, random) : [],
    variants,
    bundleOptions: [],
    members: [],
    teamWear: null,
  }
  // The texts have random numbers of their own, so that a new sentence changes no other data.
  const writing = { article, model, sku, material, audience, surface, hasTiers: made.tiers.length > 0, wishes: wishes?.rows }
  const texts = composeTexts({ ...writing, random: createRandom(seed, id, 31) })
  return { ...made, ...texts, ...goodsFactsOf(texts.specification) }
}

function isSpecial({ regular, final }: SeedPrice): boolean {
  return final.EUR < regular.EUR
}

function choosePrice(euros: number, random: Random): { price: SeedPrice; specialFrom: Date | null } {
  const regular = naturalPrices(euros)
  if (!random.chance(0.2)) return { price: { regular, final: regular, lowest: null }, specialFrom: null }
  const percent = random.pick([10, 15, 20, 20, 25, 30, 40, 50])
  const final = cut(regular, euros, percent)
  // Sometimes the price was reduced shortly before, sometimes no price was recorded.
  const luck = random.next()
  const lowest = luck < 0.6 ? regular : luck < 0.78 ? cut(regular, euros, percent / 3) : null
  return { price: { regular, final, lowest }, specialFrom: daysBefore(random.whole(1, 40)) }
}

function choosePersonalisation(article: Article, audience: SizedAudience, random: Random): readonly string[] {
  if (!article.personalisation) return []
  const isRacket = article.family === 'racket'
  return random.chance(isRacket ? 0.6 : 0.3) && !(isRacket && audience === 'kids') ? article.personalisation : []
}

function kindOf(isConfigurable: boolean, personalisation: readonly string[]): ProductKind {
  if (personalisation.some((group) => group.endsWith('-stringing'))) return 'strung-racket'
  if (personalisation.length) return 'personalised'
  return isConfigurable ? 'configurable' : 'simple'
}

/** Lower prices from 5 or 10 pieces on, and again at larger numbers. */
export function makeTiers({ final }: SeedPrice, random: Random): SeedProduct['tiers'] {
  const steps = random.pick([
    [5, 10, 25],
    [10, 25, 50],
    [3, 6, 12],
    [10, 20],
  ])
  return steps.map((qty, at) => ({ qty, price: scale(final, 1 - 0.06 * (at + 1)) }))
}

function drawProduct(article: Article, colours: readonly string[], brandIndex: number, random: Random): ProductPicture {
  const silhouette = random.pick(article.silhouettes)
  const pattern = random.pick(article.patterns ?? patternsOf(silhouette))
  return {
    silhouette,
    pattern,
    seed: brandIndex + brands.length * random.whole(0, 6000),
    ...(article.hasNumber ? { number: String(random.whole(1, 23)) } : {}),
    colours: colours.map((code) => ({ code, palette: drawingColours(code, random) })),
  }
}
