// The models of the product kinds. Sets, bundles, prints and teams come with their widgets: a page without them loads none.
import { atom } from 'nanostores'
import type { QuantityLimits } from '#shared/domain/quantity.ts'
import type { Choice } from '#shared/product/rules/configurable.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { BuyRequest } from '#shared/product/wire/buy-request.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import type { Price } from '#shared/product/wire/goods.ts'
import type { LineParts, NewLine } from '#shared/product/wire/line-parts.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import type { Facts } from '#shared/wire/answer-parts.ts'
import type { Configuration } from './state.ts'

/** One product that is bought: the product itself, or each part of a bundle. */
export interface ProductItem {
  productId: number
  sku: string
  name: string
  /** The number of pieces in one piece of the whole product. */
  quantity: number
  /** The option of the bundle and the selection in it; null for the product itself. */
  optionId: number | null
  selectionId: number | null
  /** The option's title; empty for the product itself. */
  title: string
  /** The price of one piece while no variant is chosen; null if unknown. */
  price: number | null
  attributes: readonly Attribute[]
  variants: readonly Variant[]
  choices: readonly Choice[]
  /** The personalisation that is available for it. */
  personalisation: readonly PersonalisationGroup[]
  /** Its back as it is printed, as the host sent it. */
  back: Facts | null
}

/** The price of one piece, with its personalisation. */
export interface ProductPrice extends Price {
  /** The quantity price per piece; 0 means none, and the normal price applies. */
  tier: number
  /** Whether choices are missing and prices differ: then this is the price of the cheapest choice. */
  isFrom: boolean
}

/** State derived from the choices of a kind. */
export interface KindInfo {
  /** The chosen variant; null if there is none, or none yet. */
  variant: Variant | null
  price: ProductPrice
  /** Pieces available; null if unknown. */
  stock: number | null
  limits: QuantityLimits
  /** The delivery without personalisation; null where nothing is promised. */
  delivery: Delivery
  /** Whether it cannot be returned even without personalisation. */
  hasNoReturn: boolean
  items: readonly ProductItem[]
  /** The pictures of the choice; null where it does not affect them. */
  pictures: readonly string[] | null
  /** Missing or invalid choices, in the order of the page. */
  problems: readonly ProductProblem[]
  /** Whether there is one quantity; in a set each product has its own. */
  hasQuantity: boolean
  /** The lines to add to the cart once nothing is missing. */
  lines: (quantity: number, payload: PartInfo['payload']) => NewLine[]
}

/** A product kind. Both functions are pure; the derived state depends on choices, quantity, set and bundle only. */
export interface KindModel {
  derive: (product: Product, configuration: Configuration) => KindInfo
  /** Restores the configuration behind a cart line. */
  restore: (product: Product, request: BuyRequest) => Partial<Configuration>
}

/** Something that is made to order if the shopper chooses it: a print, a stringing, the names of a team. */
export interface Making {
  /** `open` until the shopper chooses it or declines it, as with "Unstrung". */
  state: 'open' | 'declined' | 'made'
  hasNoReturn: boolean
  /** Null where unknown. */
  delivery: Delivery
}

/** State derived from personalisation, or from the players. */
export interface PartInfo {
  /** Missing or invalid values, in the order of the page. */
  problems: readonly ProductProblem[]
  /** The amount added to the price of one piece. */
  surcharge: number
  makings: readonly Making[]
  /** The number of pieces, if it follows from the values; else null. */
  quantity: number | null
  /** The total price, if it is not (price + surcharge) × pieces; else null. */
  total: number | null
  /** Its part of the cart line. */
  payload: Pick<LineParts, 'personalisation' | 'players'>
}

/** The model of personalisation, or of a team. Both functions are pure. */
export interface PartModel {
  derive: (product: Product, configuration: Configuration, items: readonly ProductItem[]) => PartInfo
  /** Restores the configuration behind a cart line. */
  restore: (product: Product, request: BuyRequest) => Partial<Configuration>
}

/** The loaded models of kinds and parts. */
export interface Models {
  grouped?: KindModel
  bundle?: KindModel
  personalisation?: PartModel
  roster?: PartModel
}

/** Not personal, so they stay when a customer leaves. */
export const $models = atom<Models>({})

/** Adds models; adding one again has no effect. */
export function provideModels(models: Models): void {
  $models.set({ ...$models.get(), ...models })
}

/** The models that a product needs. */
export function modelsOf({ type, personalisation, teamWear, bundleOptions }: Product): (keyof Models)[] {
  const hasPrints =
    personalisation.length > 0 || bundleOptions.some(({ selections }) => selections.some((one) => one.personalisation.length > 0))
  return [
    ...(type === 'grouped' || type === 'bundle' ? [type] : []),
    ...(hasPrints ? ['personalisation' as const] : []),
    ...(teamWear ? ['roster' as const] : []),
  ]
}

/** Loads the models that a product needs and no widget of the page has provided. */
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
