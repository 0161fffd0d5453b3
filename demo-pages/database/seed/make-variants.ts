// Makes the variants of a product: one per colour and size, with its stock, some gaps and some higher prices.
import { optionId } from './catalogue-ids.ts'
import { add } from './prices.ts'
import type { Random } from './random.ts'
import type { SeedPrice, SeedVariant } from './seed-product.ts'
import type { SizeSystem } from './sizes.ts'
import { sizeAttribute } from './sizes.ts'

interface VariantWishes {
  productId: number
  sku: string
  colours: readonly string[]
  sizes: readonly string[]
  sizeSystem: SizeSystem | undefined
  price: SeedPrice
  random: Random
  /** For landmarks: every combination except the missing ones, with exactly this stock. */
  wishes?: { stock?: Readonly<Record<string, number>>; missing?: readonly string[] } | undefined
}

const comfortableStock = 40

/** Variant ids are above all product ids; each product reserves a hundred. */
export function variantId(productId: number, index: number): number {
  return 1_000_000 + productId * 100 + index
}

/** The attributes to choose, in this order; empty for one colour and no size. */
export function configurableAttributes(colours: readonly string[], sizes: readonly string[], sizeSystem: SizeSystem | undefined): string[] {
  return [...(colours.length > 1 ? ['color'] : []), ...(sizes.length && sizeSystem ? [sizeAttribute(sizeSystem)] : [])]
}

/** A plausible stock: a few variants have none, a few nearly none, most have plenty. */
export function randomStock(random: Random): number {
  const luck = random.next()
  if (luck < 0.06) return 0
  if (luck < 0.13) return random.whole(1, 4)
  return random.whole(6, 90)
}

/** Makes every combination except a few gaps; a simple product has one variant with the product's id and sku. */
export function makeVariants({ productId, sku, colours, sizes, sizeSystem, price, random, wishes }: VariantWishes): SeedVariant[] {
  const configurable = configurableAttributes(colours, sizes, sizeSystem)
  const stockOf = (variantSku: string) => (wishes ? (wishes.stock?.[variantSku] ?? comfortableStock) : randomStock(random))
  if (!configurable.length) {
    return [{ id: productId, sku, stock: stockOf(sku), isActive: true, optionIds: [], colour: colours[0] ?? null, price: null }]
  }
  const costsMore = !wishes && random.chance(0.12) ? largestSizes(sizes) : []
  const hasGaps = !wishes && random.chance(0.35)
  const combinations = (colours.length ? colours : ['']).flatMap((shade) => (sizes.length ? sizes : ['']).map((size) => ({ shade, size })))
  return combinations
    .map(({ shade, size }) => ({
      shade,
      size,
      variantSku: [sku, colours.length > 1 ? shade : '', size].filter(Boolean).join('-').toUpperCase(),
    }))
    .filter(({ variantSku }, index) => !wishes?.missing?.includes(variantSku) && (index === 0 || !hasGaps || !random.chance(0.08)))
    .map(({ shade, size, variantSku }, index) => ({
      id: variantId(productId, index),
      sku: variantSku,
      stock: stockOf(variantSku),
      isActive: index === 0 || Boolean(wishes) || !random.chance(0.015),
      optionIds: configurable.map((attribute) => optionId(attribute, attribute === 'color' ? shade : size)),
      colour: shade || null,
      price: costsMore.includes(size) ? dearer(price) : null,
    }))
}

function largestSizes(sizes: readonly string[]): string[] {
  return sizes.filter((size) => size === 'xxl' || size === '3xl')
}

function dearer({ regular, final, lowest }: SeedPrice): SeedPrice {
  const surcharge = { EUR: 200, GBP: 200, SEK: 2000 }
  return { regular: add(regular, surcharge), final: add(final, surcharge), lowest: lowest && add(lowest, surcharge) }
}
