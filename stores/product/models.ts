// What a kind of product makes of a shopper's configuration. Sets, bundles, prints and teams come with their widgets: a page without them loads none.
import { atom } from 'nanostores'
import type { QuantityLimits } from '#shared/domain/quantity.ts'
import type { Choice } from '#shared/product/rules/configurable.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { BuyRequest } from '#shared/product/wire/buy-request.ts'
import type { Price } from '#shared/product/wire/goods.ts'
import type { LineParts, NewLine } from '#shared/product/wire/line-parts.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import type { Configuration } from './state.ts'

/** One thing that is bought: the product itself, or each part of a bundle. */
export interface Goods {
  productId: number
  sku: string
  name: string
  /** Pieces in one piece of the product. */
  quantity: number
  /** Which option of the bundle and what of it; null of the product itself. */
  optionId: number | null
  selectionId: number | null
  /** The option's title; empty of the product itself. */
  title: string
  /** The price of one piece while no variant is chosen; null if unknown. */
  price: number | null
  attributes: readonly Attribute[]
  variants: readonly Variant[]
  choices: readonly Choice[]
  /** What can be put on it. */
  personalisation: readonly PersonalisationGroup[]
}

/** The price of one piece. */
export interface ProductPrice extends Price {
  /** The tier's price per piece; 0 means none, the normal price holds. */
  tier: number
  /** More is to be chosen and prices differ: this is the price of the cheapest choice. */
  isFrom: boolean
}

/** What follows from what is chosen of a kind. */
export interface KindFacts {
  /** The variant that is chosen; null if there is none, or none yet. */
  variant: Variant | null
  price: ProductPrice
  /** Pieces available; null if unknown. */
  stock: number | null
  limits: QuantityLimits
  goods: readonly Goods[]
  /** What is missing or wrong, in the order of the page. */
  problems: readonly ProductProblem[]
  /** The shopper gives one quantity. In a set each product has its own. */
  hasQuantity: boolean
  /** What goes into the cart once nothing is missing. */
  lines: (quantity: number, payload: PartFacts['payload']) => NewLine[]
}

/** A kind of product. Both functions are pure; of the configuration the facts follow from choices, quantity, set and bundle alone. */
export interface KindModel {
  facts: (product: Product, configuration: Configuration) => KindFacts
  /** The configuration behind a cart line. */
  restore: (product: Product, request: BuyRequest) => Partial<Configuration>
}

/** What follows from personalisation, or from the players. */
export interface PartFacts {
  /** What is missing or wrong, in the order of the page. */
  problems: readonly ProductProblem[]
  /** Added to the price of one piece. */
  surcharge: number
  /** Pieces, if they follow from it; else null. */
  quantity: number | null
  /** The price of everything, if it is not (price + surcharge) × pieces; else null. */
  total: number | null
  /** What goes into the cart of it. */
  payload: Pick<LineParts, 'personalisation' | 'players'>
}

/** Prints, or a team. Both functions are pure. */
export interface PartModel {
  facts: (product: Product, configuration: Configuration, goods: readonly Goods[]) => PartFacts
  /** The configuration behind a cart line. */
  restore: (product: Product, request: BuyRequest) => Partial<Configuration>
}

/** The models of kinds and parts that are loaded. */
export interface Models {
  grouped?: KindModel
  bundle?: KindModel
  personalisation?: PartModel
  roster?: PartModel
}

/** Not a shopper's: they stay when everything else is forgotten. */
export const $models = atom<Models>({})

/** Adds models; one that is there already is the same. */
export function provideModels(models: Models): void {
  $models.set({ ...$models.get(), ...models })
}

/** Which models a product needs. */
export function modelsOf({ type, personalisation, teamWear, bundleOptions }: Product): (keyof Models)[] {
  const hasPrints =
    personalisation.length > 0 || bundleOptions.some(({ selections }) => selections.some((one) => one.personalisation.length > 0))
  return [
    ...(type === 'grouped' || type === 'bundle' ? [type] : []),
    ...(hasPrints ? ['personalisation' as const] : []),
    ...(teamWear ? ['roster' as const] : []),
  ]
}

/** Loads what a product needs and no widget of the page has brought. */
export async function bringModels(product: Product): Promise<void> {
  const missing = modelsOf(product).filter((name) => !$models.get()[name])
  await Promise.all(missing.map(async (name) => provideModels((await load[name]?.()) ?? {})))
}

const load: Partial<Record<keyof Models, () => Promise<Models>>> = {
  grouped: async () => ({ grouped: (await import('./set.ts')).setModel }),
  bundle: async () => ({ bundle: (await import('./bundle.ts')).bundleModel }),
  personalisation: async () => ({ personalisation: (await import('./personalisation/model.ts')).personalisation }),
  roster: async () => ({ roster: (await import('./team-roster/model.ts')).roster }),
}
