// The product data of a card, whatever their source.
import type { Price } from '#shared/product/wire/goods.ts'
import type { Measure } from '#shared/product/wire/measure.ts'

/** The data of a card: fields of a list's product. */
export interface CardProduct {
  productId: number
  sku: string
  name: string
  url: string
  image: string | null
  images: readonly string[]
  manufacturer: string | null
  type: string
  hasPersonalisation: boolean
  kind?: string | null
  isInStock: boolean
  price: Price
  /** For goods that are sold by measure. */
  measure?: Measure
  rating: number | null
  reviewCount: number
  swatches: readonly { label: string; swatch: string | null }[]
  /** The sizes in stock, in their order. */
  sizes?: readonly string[]
  /** From the top category down, for analytics. */
  categories?: readonly string[]
  labels: readonly { code: string; label: string }[]
}
