// The data and choices of every product on the page. One atom, so that a server prints it as a whole.
import type { Choice } from '#shared/product/rules/configurable.ts'
import type { BundlePick, SetState } from '#shared/product/rules/picks.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { emptyPersonalisation, type PersonalisationState } from './personalisation/state.ts'
import { emptyRoster, type RosterState } from './team-roster/state.ts'

/** The shopper's configuration of a product; each kind reads its own part. */
export interface Configuration {
  /** The choices of a configurable product, in the order of the attributes. */
  choices: readonly Choice[]
  quantity: number
  /** The parts of a set, by id. */
  set: SetState
  /** The picks of a bundle; null until she changes one, from then on the shop's defaults no longer apply. */
  bundle: readonly BundlePick[] | null
  personalisation: PersonalisationState
  roster: RosterState
}

/** One product with the shopper's configuration. */
export interface ProductState extends Configuration {
  product: Loadable<Product>
  /** Whether the button was pressed: from then on fields report missing values. */
  isAsked: boolean
  /** The server's messages by field; cleared by the next change. */
  refusals: Readonly<Record<string, readonly string[]>>
  /** The cart line that is being changed, instead of adding another. */
  lineId: number | null
}

/** The state of a product that was not loaded. */
const untouched: ProductState = {
  product: { state: 'idle' },
  choices: [],
  quantity: 1,
  set: {},
  bundle: null,
  personalisation: emptyPersonalisation,
  roster: emptyRoster,
  isAsked: false,
  refusals: {},
  lineId: null,
}

type Products = Readonly<Record<string, Partial<ProductState>>>

/** By product id. Printed state may lack properties that later versions add. */
export const $products = writable<Products>({})

/** The current state of a product. */
export function stateOf(products: Products, id: number): ProductState {
  return Object.hasOwn(products, id) ? { ...untouched, ...products[id] } : untouched
}

/** Returns the products with part of one changed. */
export function withState(products: Products, id: number, part: Partial<ProductState>): Products {
  return { ...products, [id]: { ...stateOf(products, id), ...part } }
}

/** Changes part of a product's state. */
export function changeState(id: number, part: Partial<ProductState>): void {
  $products.set(withState($products.get(), id, part))
}

/** Changes the configuration, and clears the server's messages about the earlier one. */
export function changeConfiguration(id: number, part: Partial<Configuration>): void {
  changeState(id, { ...part, refusals: {} })
}
