// Which variant of a product is out of stock, and when it is expected back.
import type { ReadableAtom } from 'nanostores'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { productStore } from './product.ts'

/** A product or variant that is sold out. */
export interface SoldOut {
  sku: string
  /** The date when it is expected, as `2026-11-30`; null if unknown. */
  expectedOn: string | null
}

/** The chosen variant, or a product without choices; null while it is available, or nothing is chosen. */
export function soldOut(productId: number): ReadableAtom<SoldOut | null> {
  const { $product, $variant, $stock, $attributes } = productStore(productId)
  return derived([$product, $variant, $stock, $attributes], (product, variant, stock, attributes) => {
    const value = valueOf(product)
    if (!value) return null
    if (attributes.length > 0) return variant && stock === 0 ? variant : null
    return value.isInStock ? null : value
  })
}
