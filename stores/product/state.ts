// What is known and chosen of every product on the page. One atom, so that a server prints it as a whole.
import type { Choice } from '#shared/domain/configurable.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { Loadable } from '../loadable.ts'
import { writable } from '../reset.ts'

/** One product with what the shopper wants of it. */
export interface ProductState {
  product: Loadable<Product>
  /** In the order of the attributes. */
  choices: readonly Choice[]
  quantity: number
}

/** A product nobody has asked about. */
const untouched: ProductState = { product: { state: 'idle' }, choices: [], quantity: 1 }

type Products = Readonly<Record<string, ProductState>>

/** By product id. */
export const $products = writable<Products>({})

/** The product as it is known now. */
export function stateOf(products: Products, id: number): ProductState {
  return (Object.hasOwn(products, id) ? products[id] : undefined) ?? untouched
}

/** The products with part of one changed. */
export function withState(products: Products, id: number, part: Partial<ProductState>): Products {
  return { ...products, [id]: { ...stateOf(products, id), ...part } }
}

/** Changes part of it. */
export function changeState(id: number, part: Partial<ProductState>): void {
  $products.set(withState($products.get(), id, part))
}
