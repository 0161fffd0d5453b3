// Makes products that consist of others: configurable bundles, team kits and sets.
import type { Amounts } from '../words.ts'
import type { ProductKind, ProductType } from '../rows/generated.ts'
import { daysBefore } from './calendar.ts'
import { optionId } from './catalogue-ids.ts'
import { inEveryLanguage } from './compose-texts.ts'
import { brandOf } from './make-product.ts'
import { drawingColours } from './palettes.ts'
import { brands, mostTogether, patternsOf } from './picture.ts'
import type { PartPicture, ProductPicture, Silhouette } from './picture.ts'
import { times } from './prices.ts'
import { createRandom } from './random.ts'
import type { SeedBundleOption, SeedProduct } from './seed-product.ts'
import { families } from './texts/index.ts'
import type { FamilyName } from './texts/index.ts'
import { fill, same, toUrl, translations } from './words.ts'
import type { Words } from './words.ts'

export interface CompositionOrder {
  id: number
  seed: number
  kind: Extract<ProductKind, 'bundle' | 'grouped' | 'team-wear'>
  leaf: string
  brand: string
  series: string
  noun: Words
  keywords: Words
  family: FamilyName
  silhouette: Silhouette
  colour: string
  sports: readonly string[]
  slug?: string
  multiplier: number
  /** A second multiplier of the price; 1 by default. */
  amount?: number
  options?: readonly SeedBundleOption[]
  members?: readonly { productId: number; qty: number }[]
  /** Finds a part by its id; parts exist before the composition. */
  part: (id: number) => SeedProduct
}

/** Makes a bundle, set or team kit; its price is that of the cheapest allowed choice. */
export function makeComposition(order: CompositionOrder): SeedProduct {
  const { id, kind, brand, options = [], members = [], part } = order
  const random = createRandom(order.seed, id)
  const maker = brandOf(brand)
  const model = `${maker.name} ${order.series}`
  const sku = `${brand.slice(0, 2)}${id + 10_000}`.toUpperCase()
  const price =
    kind === 'grouped'
      ? cheapest(members.map(({ productId }) => part(productId)))
      : cheapestChoice(options, [order.multiplier, order.amount ?? 1], part)
  const family = families[order.family]
  const opening = random.pick(family.long)
  const contents = [
    ...options.flatMap(({ selections }) => selections.map(({ productId }) => productId)),
    ...members.map(({ productId }) => productId),
  ]
  const contained = inEveryLanguage((language) => contents.map((productId) => part(productId).name[language]).join(', '))
  const type: ProductType = kind === 'grouped' ? 'grouped' : 'bundle'
  const pictured = picturedParts(order)
  const colour = sharedColour(order.colour, pictured)
  return {
    id,
    sku,
    slug: order.slug ?? `${toUrl(model)}-${id}`,
    type,
    kind,
    article: order.silhouette,
    brand,
    leaf: order.leaf,
    taxClass: 'standard',
    createdAt: daysBefore(random.whole(0, 700)),
    name: inEveryLanguage((language) => `${model} ${order.noun[language]}`),
    short: random.pick(family.short),
    description: inEveryLanguage(
      (language) => `${fill(opening[language], { model })}\n\n${containsLabel[language]}: ${contained[language]}.`,
    ),
    keywords: order.keywords,
    specification: [
      { label: translations('Onderdelen', 'Parts', 'Teile', 'Delar'), value: same(String(options.length || members.length)) },
      { label: translations('Artikelnummer', 'Product code', 'Artikelnummer', 'Artikelnummer'), value: same(sku) },
    ],
    configurable: [],
    optionIds: [
      ...new Set([
        ...pictured.map(({ colours }) => optionId('color', lookIn(colours, colour).code)),
        optionId('manufacturer', brand),
        optionId('audience', 'unisex'),
        ...order.sports.map((sport) => optionId('sport', sport)),
      ]),
    ].toSorted((a, b) => a - b),
    picture: {
      silhouette: order.silhouette,
      pattern: random.pick(patternsOf(order.silhouette)),
      seed: maker.index + brands.length * random.whole(0, 6000),
      colours: [{ code: colour, palette: drawingColours(colour, random) }],
      parts: pictured,
    },
    rating: 4.4,
    reviewCount: random.whole(1, 60),
    minQty: 1,
    maxQty: 20,
    noReturn: kind === 'team-wear',
    delivery: kind === 'team-wear' ? 'made-to-order' : 'stock',
    sizeChart: kind === 'team-wear' ? 'apparel' : null,
    personalisation: kind === 'team-wear' ? ['name-and-number'] : [],
    bundleMultiplier: kind === 'grouped' ? 1 : order.multiplier,
    bundleAmount: order.amount ?? 1,
    price: { regular: price, final: price, lowest: null },
    specialFrom: null,
    tiers: [],
    measure: null,
    guaranteeYears: null,
    variants: [],
    bundleOptions: options,
    members,
    // Some kits are of one season only, and the shop promises nothing of them.
    teamWear: kind === 'team-wear' ? { minPlayers: 1, maxPlayers: 30, orderableUntil: id % 3 === 1 ? null : '2029-07-31' } : null,
  }
}

/** The pictures of what is in it: of each required option its default, of a set all its members. */
function picturedParts({ options = [], members = [], part }: CompositionOrder): PartPicture[] {
  const required = options.filter(({ isRequired }) => isRequired)
  const chosen = required.flatMap(({ selections }) => selections.find(({ isDefault }) => isDefault) ?? selections[0] ?? [])
  return [...chosen, ...members].slice(0, mostTogether).map(({ productId }) => {
    const { parts: _none, ...picture } = part(productId).picture
    return { ...picture, productId }
  })
}

/** The wanted colour if all parts that have several come in it, else the first that they share, else that of the first part. */
function sharedColour(wanted: string, parts: readonly PartPicture[]): string {
  const own = parts.map(({ colours }) => colours.map(({ code }) => code)).filter(({ length }) => length > 1)
  const shared = (own[0] ?? []).filter((code) => own.every((codes) => codes.includes(code)))
  return shared.find((code) => code === wanted) ?? shared[0] ?? parts[0]?.colours[0]?.code ?? wanted
}

function lookIn(colours: ProductPicture['colours'], code: string): ProductPicture['colours'][number] {
  const look = colours.find((one) => one.code === code) ?? colours[0]
  if (!look) throw new Error('seed: a part has no colour to be drawn in')
  return look
}

const containsLabel = translations('Bestaat uit', 'Made up of', 'Besteht aus', 'Består av')

/** The price of the cheapest allowed choice, with each part rounded as the shop does; without required parts, that of the cheapest part. */
function cheapestChoice(options: readonly SeedBundleOption[], multipliers: readonly number[], part: CompositionOrder['part']): Amounts {
  const required = options.filter(({ isRequired }) => isRequired)
  const least = (selections: SeedBundleOption['selections'], currency: keyof Amounts) => {
    const there = selections.filter(({ productId, qty }) =>
      part(productId).variants.some(({ isActive, stock }) => isActive && stock >= qty),
    )
    const prices = (there.length ? there : selections).map(
      ({ productId, qty }) => times(part(productId).price.final[currency], ...multipliers) * qty,
    )
    if (!prices.length) throw new Error('seed: a bundle option has nothing to select')
    return Math.min(...prices)
  }
  const cost = (currency: keyof Amounts) =>
    required.length
      ? required.reduce((sum, { selections }) => sum + least(selections, currency), 0)
      : Math.min(...options.map(({ selections }) => least(selections, currency)))
  return { EUR: cost('EUR'), GBP: cost('GBP'), SEK: cost('SEK') }
}

function cheapest(parts: readonly SeedProduct[]): Amounts {
  if (!parts.length) throw new Error('seed: a set has no members')
  const least = (currency: keyof Amounts) => Math.min(...parts.map(({ price }) => price.final[currency]))
  return { EUR: least('EUR'), GBP: least('GBP'), SEK: least('SEK') }
}
