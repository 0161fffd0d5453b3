// What a card, a product and a cart line say alike of what is sold.
import * as v from 'valibot'
import { oneOf, OptionalAmount } from '#shared/wire/answer-parts.ts'

/** An unknown kind follows the simple product's rules. */
export const ProductType = oneOf(['simple', 'configurable', 'bundle', 'grouped'])
export type ProductType = v.InferOutput<typeof ProductType>

/** Finer than the type; null where the host does not say, then the type decides. */
export const ProductKind = v.fallback(
  v.nullish(v.picklist(['simple', 'configurable', 'bundle', 'grouped', 'team-wear', 'personalised', 'strung-racket']), null),
  null,
)
export type ProductKind = NonNullable<v.InferOutput<typeof ProductKind>>

/** The price of one piece, with tax unless the name says otherwise. A price that is not said is null, never 0. */
export interface Price {
  /** Without any reduction. */
  regular: number | null
  regularExclTax: number | null
  /** What is paid now; where it is null, the regular price. */
  final: number | null
  finalExclTax: number | null
  /** The lowest of the last 30 days: only from there may a reduction be counted. */
  lowestOf30Days: number | null
}

/** The spec's four prices and the lowest one, as they stand in an answer. */
export const prices = {
  price_incl_tax: OptionalAmount,
  price_excl_tax: OptionalAmount,
  final_price_incl_tax: OptionalAmount,
  final_price_excl_tax: OptionalAmount,
  lowest_price_30d: OptionalAmount,
}

/** Prices of an answer under our names. */
export const priceOf = (wire: { [Name in keyof typeof prices]: number | null }): Price => ({
  regular: wire.price_incl_tax,
  regularExclTax: wire.price_excl_tax,
  final: wire.final_price_incl_tax,
  finalExclTax: wire.final_price_excl_tax,
  lowestOf30Days: wire.lowest_price_30d,
})
