// Takes a product that the host printed as an option, where no server rendered the widget.
import * as v from 'valibot'
import { Product } from '#shared/schemas/product.ts'
import { $products, changeState, stateOf } from './state.ts'

/** Puts a printed product in its store, unless a server has said it already: the call of another island may be on its way. Data that is no product changes nothing: the store asks the server. */
export function provideProduct(printed: unknown): void {
  const product = v.safeParse(Product, printed)
  if (!product.success) return
  const { product_id: id } = product.output
  if (stateOf($products.get(), id).product.state !== 'ready') changeState(id, { product: { state: 'ready', value: product.output } })
}
