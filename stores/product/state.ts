// What is known and chosen of every product on the page. One atom, so that a server prints it as a whole.
import type { Choice } from '#shared/product/rules/configurable.ts'
import type { BundlePick, SetState } from '#shared/product/rules/picks.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { emptyPersonalisation, type PersonalisationState } from './personalisation/state.ts'
import { emptyRoster, type RosterState } from './team-roster/state.ts'

/** What the shopper has configured of a product; each kind reads its own part. */
export interface Configuration {
  /** Of a configurable product, in the order of the attributes. */
  choices: readonly Choice[]
  quantity: number
  /** Of a set, by the id of the part. */
  set: SetState
  /** For a bundle; null until she changes something, and from then on the shop's proposal no longer counts. */
  bundle: readonly BundlePick[] | null
  personalisation: PersonalisationState
  roster: RosterState
}

/** One product with what the shopper wants of it. */
export interface ProductState extends Configuration {
  product: Loadable<Product>
  /** She has pressed the button: from now on fields report what is missing. */
  isAsked: boolean
  /** The server's words by field; cleared by the next change. */
  refusals: Readonly<Record<string, readonly string[]>>
  /** The cart line that is being changed, instead of adding another. */
  lineId: number | null
}

/** A product nobody has asked about. */
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

/** By product id. What a server printed may lack what later versions know. */
export const $products = writable<Products>({})

/** The product as it is known now. */
export function stateOf(products: Products, id: number): ProductState {
  return Object.hasOwn(products, id) ? { ...untouched, ...products[id] } : untouched
}

/** The products with part of one changed. */
export function withState(products: Products, id: number, part: Partial<ProductState>): Products {
  return { ...products, [id]: { ...stateOf(products, id), ...part } }
}

/** Changes part of it. */
export function changeState(id: number, part: Partial<ProductState>): void {
  $products.set(withState($products.get(), id, part))
}

/** Changes what she configured: what the server said of an earlier configuration is over. */
export function changeConfiguration(id: number, part: Partial<Configuration>): void {
  changeState(id, { ...part, refusals: {} })
}
