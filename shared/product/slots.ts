// The places on cards and on the page of a product, and what each tells a host's slot.
import type { Slot } from '#shared/mount/slots/places.ts'
import type { CardProduct } from './rules/card-product.ts'
import type { Product } from './wire/product.ts'
import type { Variant } from './wire/variant.ts'

/** What a slot of a product card knows. */
export interface CardContext {
  product: CardProduct
  /** As the card says it; null if unknown. */
  price: string | null
  /** The name of the list it is in, and its place there from 1. */
  list: string
  index: number
}

/** What a slot of the product page knows. */
export interface ProductContext {
  product: Product
  /** The one that every choice leads to; null until then. */
  variant: Variant | null
  quantity: number
}

declare module '#shared/mount/slots/places.ts' {
  interface Slots {
    /** Among the labels on the picture of every product card; an inline element. */
    'product-card.badge': Slot<CardContext>
    /** Below everything that a product card says. */
    'product-card.footer': Slot<CardContext>
    /** Below the price of the product page. */
    'product.below-price': Slot<ProductContext>
  }
}
