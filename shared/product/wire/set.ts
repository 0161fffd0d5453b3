// The schema of a set's products.
import * as v from 'valibot'
import { alsoNamed, every, Flag, FlagUnlessNo, OptionalCount, OptionalUrl, orEmpty } from '#shared/wire/answer-parts.ts'
import { Count, Id, Label, list, object, orElse, Text } from '#shared/wire/parts.ts'
import { Delivery } from './delivery.ts'
import { type Price, priceOf, prices } from './goods.ts'
import { Measure } from './measure.ts'
import { TierPrice } from './tier-price.ts'
import { Attribute, Variant } from './variant.ts'

/** A product of a set, which is bought as a product of its own. */
export interface SetMember {
  productId: number
  sku: string
  name: string
  url: string | null
  image: string | null
  isInStock: boolean
  /** Items in stock; null if unknown. */
  stock: number | null
  /** The quantity that the shop suggests. */
  quantity: number
  minQuantity: number | null
  maxQuantity: number | null
  price: Price
  tiers: TierPrice[]
  /** How much one piece holds; null for goods that are sold by the piece. State of an older release has none. */
  measure?: Measure
  attributes: Attribute[]
  variants: Variant[]
  /** Null if the host does not send it; then the set's value applies. */
  delivery: Delivery
  hasNoReturn: boolean
}

export const SetMember = v.pipe(
  alsoNamed(
    { stock: 'product_stock' },
    object({
      product_id: Id,
      sku: Label,
      name: Text,
      url: OptionalUrl,
      image: OptionalUrl,
      in_stock: FlagUnlessNo,
      stock: OptionalCount,
      qty: orElse(Count, 0),
      min_qty: OptionalCount,
      max_qty: OptionalCount,
      ...prices,
      tier_prices: every(TierPrice),
      measure: Measure,
      configurable_data: orEmpty(object({ attributes: every(Attribute) })),
      virtual_products: list(Variant),
      delivery: Delivery,
      no_return: Flag,
    }),
  ),
  v.transform((wire): SetMember => ({
    productId: wire.product_id,
    sku: wire.sku,
    name: wire.name,
    url: wire.url,
    image: wire.image,
    isInStock: wire.in_stock,
    stock: wire.stock,
    quantity: wire.qty,
    minQuantity: wire.min_qty,
    maxQuantity: wire.max_qty,
    price: priceOf(wire),
    tiers: wire.tier_prices,
    measure: wire.measure,
    attributes: wire.configurable_data.attributes,
    variants: wire.virtual_products,
    delivery: wire.delivery,
    hasNoReturn: wire.no_return,
  })),
)
