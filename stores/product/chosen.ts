// Derives what every part of a page shows about a choice: the price of one piece, the delivery, whether it can be returned.
import { roundMoney } from '#shared/domain/money.ts'
import { inOneParcel } from '#shared/product/rules/delivery.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import type { Making, ProductPrice } from './models.ts'

/** Whether the choice can be returned; `unlessMade` while a print or a stringing that would end the right is neither chosen nor declined. */
export type Returns = 'always' | 'unlessMade' | 'never'

/** The price of one piece with its personalisation. The former price is the product's own, so it is not shown beside it. */
export function withSurcharge(price: ProductPrice, surcharge: number): ProductPrice {
  if (surcharge === 0) return price
  const plus = (amount: number | null) => (amount === null ? null : roundMoney(amount + surcharge))
  return {
    ...price,
    regular: plus(price.regular),
    final: plus(price.final),
    tier: price.tier === 0 ? 0 : roundMoney(price.tier + surcharge),
    regularExclTax: null,
    finalExclTax: null,
    lowestOf30Days: null,
  }
}

const unknown = { days: null, isMade: true, date: null }

/** The delivery of several products in one parcel; null if none of them is known. */
export function deliveredTogether(deliveries: readonly Delivery[]): Delivery {
  // State printed by an older release has no delivery for a part.
  const known = deliveries.flatMap((delivery) => delivery ?? [])
  if (known.length < 2) return known[0] ?? null
  const parcel = known.map((delivery) => ({ ...delivery, price: null }))
  const { days, isMade, date } = inOneParcel(parcel, null)
  return { days, isMade, date }
}

/** The delivery of the choice, later if something is made to order. Null if the product has no delivery of its own. */
export function deliveryOf(own: Delivery, makings: readonly Making[]): Delivery {
  const made = makings.filter(({ state }) => state === 'made')
  return own && deliveredTogether([own, ...made.map(({ delivery }) => delivery ?? unknown)])
}

/** Whether the choice can be returned. */
export function returnsOf(hasNoReturn: boolean, makings: readonly Making[]): Returns {
  const binding = makings.filter((making) => making.hasNoReturn)
  if (hasNoReturn || binding.some(({ state }) => state === 'made')) return 'never'
  return binding.some(({ state }) => state === 'open') ? 'unlessMade' : 'always'
}
