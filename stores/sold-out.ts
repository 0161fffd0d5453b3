// Which thing of a product is out of stock.
import type { ReadableAtom } from 'nanostores'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from './loadable.ts'
import { productStore } from './product.ts'

/** The sku of what cannot be had: of the variant that is chosen, or of a product without choices; null while it can, or nothing is chosen. */
export function soldOutSku(productId: number): ReadableAtom<string | null> {
  const { $product, $variant, $stock, $attributes } = productStore(productId)
  return derived([$product, $variant, $stock, $attributes], (product, variant, stock, attributes) => {
    const value = valueOf(product)
    if (!value) return null
    if (attributes.length > 0) return variant && stock === 0 ? variant.sku : null
    return value.isInStock ? null : value.sku
  })
}
