// The schema of the price by quantity.
import * as v from 'valibot'
import { Amount } from '#shared/wire/answer-parts.ts'
import { Count, object } from '#shared/wire/parts.ts'

/** From `quantity` pieces on, each costs `price`. */
export interface TierPrice {
  quantity: number
  price: number
}

export const TierPrice = v.pipe(
  object({ qty: Count, price: Amount }),
  v.transform(({ qty: quantity, price }): TierPrice => ({ quantity, price })),
)
