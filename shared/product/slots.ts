// Slots on cards and on the product page, and the context that each passes to a host.
import type { Slot } from '#shared/mount/slots/places.ts'
import type { CardProduct } from './rules/card-product.ts'
import type { Product } from './wire/product.ts'
import type { Variant } from './wire/variant.ts'

/** Context of a slot in a product card. */
export interface CardContext {
  product: CardProduct
  /** The price as shown on the card; null if unknown. */
  price: string | null
  /** The name of the list, and the position in it from 1. */
  list: string
  index: number
}

/** Context of a slot on the product page. */
export interface ProductContext {
  product: Product
  /** The variant that matches every choice; null until then. */
  variant: Variant | null
  quantity: number
}

declare module '#shared/mount/slots/places.ts' {
  interface Slots {
    /** Among the labels on the picture of every product card; an inline element. */
    'product-card.badge': Slot<CardContext>
    /** Below the content of a product card. */
    'product-card.footer': Slot<CardContext>
    /** Below the price of the product page. */
    'product.below-price': Slot<ProductContext>
  }
}
