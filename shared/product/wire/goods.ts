// Common schemas of cards, products and cart lines: type and price.
import * as v from 'valibot'
import { oneOf, OptionalAmount } from '#shared/wire/answer-parts.ts'

/** An unknown type has the rules of a simple product. */
export const ProductType = oneOf(['simple', 'configurable', 'bundle', 'grouped'])
export type ProductType = v.InferOutput<typeof ProductType>

/** More specific than the type; null where the host sends none, then the type decides. */
export const ProductKind = v.fallback(
  v.nullish(v.picklist(['simple', 'configurable', 'bundle', 'grouped', 'team-wear', 'personalised', 'strung-racket']), null),
  null,
)
export type ProductKind = NonNullable<v.InferOutput<typeof ProductKind>>

/** The price of one item, with tax unless the name says otherwise. A missing price is null, never 0. */
export interface Price {
  /** Without any discount. */
  regular: number | null
  regularExclTax: number | null
  /** The price to pay; where it is null, the regular price. */
  final: number | null
  finalExclTax: number | null
  /** The lowest price of the last 30 days: a discount may be relative to this price only. */
  lowestOf30Days: number | null
}

/** The spec's four prices and the lowest one, in an answer. */
export const prices = {
  price_incl_tax: OptionalAmount,
  price_excl_tax: OptionalAmount,
  final_price_incl_tax: OptionalAmount,
  final_price_excl_tax: OptionalAmount,
  lowest_price_30d: OptionalAmount,
}

/** An answer's prices under our names. */
export const priceOf = (wire: { [Name in keyof typeof prices]: number | null }): Price => ({
  regular: wire.price_incl_tax,
  regularExclTax: wire.price_excl_tax,
  final: wire.final_price_incl_tax,
  finalExclTax: wire.final_price_excl_tax,
  lowestOf30Days: wire.lowest_price_30d,
})
