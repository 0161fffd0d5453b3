// The schema of a product in lists, the wishlist and the comparison.
import * as v from 'valibot'
import { Flag, OptionalCount, OptionalUrl, Url } from '#shared/wire/answer-parts.ts'
import { answerOf, Count, decoratesOr, Decoration, Id, Label, list, object, Text } from '#shared/wire/parts.ts'
import { Delivery } from './delivery.ts'
import { type Price, priceOf, prices, ProductKind, ProductType } from './goods.ts'
import { Measure } from './measure.ts'

const Swatch = object({ label: Label, swatch: Decoration, image: OptionalUrl })
const Badge = v.union([
  v.pipe(
    v.string(),
    v.transform((label) => ({ code: '', label })),
  ),
  object({ code: Text, label: Label }),
])

/** A product of a list; values that the host leaves out are null. */
export interface CatalogueItem {
  productId: number
  sku: string
  name: string
  type: ProductType
  kind: ProductKind | null
  url: string
  image: string | null
  images: string[]
  /** The brand's name. */
  manufacturer: string | null
  /** From the top category down. */
  categories: string[]
  /** Printed, strung or made to order: it is bought on its own page. */
  hasPersonalisation: boolean
  isInStock: boolean
  price: Price
  measure: Measure
  specialFrom: string | null
  rating: number | null
  reviewCount: number
  swatches: { label: string; swatch: string | null; image: string | null }[]
  /** The sizes in stock, in their order; empty where the host says none. */
  sizes: string[]
  labels: { code: string; label: string }[]
  delivery: Delivery
}

/** Its fields on the wire; the comparison has more of them. */
export const itemFields = {
  product_id: Id,
  sku: Label,
  name: Label,
  url: Url,
  image: OptionalUrl,
  images: list(Url),
  manufacturer: Decoration,
  category_names: list(Label),
  product_type: ProductType,
  kind: ProductKind,
  has_personalisation: Flag,
  in_stock: Flag,
  ...prices,
  measure: Measure,
  special_from: Decoration,
  rating: OptionalCount,
  review_count: decoratesOr(Count, 0),
  swatches: list(Swatch),
  sizes: list(Label),
  labels: list(Badge),
  delivery: Delivery,
}

/** Those fields under our names. */
export const itemOf = (wire: { [Name in keyof typeof itemFields]: v.InferOutput<(typeof itemFields)[Name]> }): CatalogueItem => ({
  productId: wire.product_id,
  sku: wire.sku,
  name: wire.name,
  type: wire.product_type,
  kind: wire.kind,
  url: wire.url,
  image: wire.image,
  images: wire.images,
  manufacturer: wire.manufacturer,
  categories: wire.category_names,
  hasPersonalisation: wire.has_personalisation,
  isInStock: wire.in_stock,
  price: priceOf(wire),
  measure: wire.measure,
  specialFrom: wire.special_from,
  rating: wire.rating,
  reviewCount: wire.review_count,
  swatches: wire.swatches,
  sizes: wire.sizes,
  labels: wire.labels,
  delivery: wire.delivery,
})

export const CatalogueItem = v.pipe(object(itemFields), v.transform(itemOf), v.title('product'))

/** Cards requested by id; one that cannot be parsed counts as no longer sold. */
export const Cards = v.pipe(
  object({ items: answerOf(CatalogueItem) }),
  v.transform(({ items }) => items),
)
