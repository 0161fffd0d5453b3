// What a card, a product and a cart line say alike of what is sold.
import type * as v from 'valibot'
import { oneOf, OptionalAmount } from './answer-parts.ts'

/** An unknown kind follows the simple product's rules. */
export const ProductType = oneOf(['simple', 'configurable', 'bundle', 'grouped'])
export type ProductType = v.InferOutput<typeof ProductType>

/** The spec's four prices. One that is missing is null, never 0. */
export const prices = {
  price_incl_tax: OptionalAmount,
  price_excl_tax: OptionalAmount,
  final_price_incl_tax: OptionalAmount,
  final_price_excl_tax: OptionalAmount,
}
