// What host code may read of a product. Every page has this file, and the product's store registers its views here when it is loaded.
import { atom, type ReadableAtom } from 'nanostores'
import type { Choice } from '#shared/product/rules/configurable.ts'
import type { Price } from '#shared/product/wire/goods.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Variant } from '#shared/product/wire/variant.ts'
import type { Loadable } from '#stores/kit/loadable.ts'

/** A product with what the shopper has chosen of it. */
export interface ProductView {
  product: Product
  choices: readonly Choice[]
  /** Codes of the attributes that have no choice yet. */
  missing: readonly string[]
  /** The variant that all choices lead to; null until then. */
  variant: Variant | null
  quantity: number
  /** The price of one piece; `tier` is 0 if no quantity price applies, `isFrom` says that another choice may cost more. */
  price: (Price & { tier: number; isFrom: boolean }) | null
  /** The price of all pieces; null if unknown. */
  total: number | null
  /** Pieces available; null if unknown. */
  stock: number | null
  /** Everything is chosen and available. */
  isSaleable: boolean
  /** What `cart.add` would be given; empty while something is missing. */
  lines: readonly NewLine[]
}

/** The view of a product by its id; null until the store is loaded. No shopper's, so it stays when everything else is forgotten. */
export const $offeredProduct = atom<((id: number) => ReadableAtom<Loadable<ProductView>>) | null>(null)
