// The view of a product for host code. It is on every page; the product's store registers its views here when it is loaded.
import { atom, type ReadableAtom } from 'nanostores'
import type { Choice } from '#shared/product/rules/configurable.ts'
import type { Price } from '#shared/product/wire/goods.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Variant } from '#shared/product/wire/variant.ts'
import type { Loadable } from '#stores/kit/loadable.ts'

/** A product with the shopper's choices. */
export interface ProductView {
  product: Product
  choices: readonly Choice[]
  /** The codes of the attributes without a choice. */
  missing: readonly string[]
  /** The variant that matches all choices; null until then. */
  variant: Variant | null
  quantity: number
  /** The price of one piece; `tier` is 0 if no quantity price applies, `isFrom` says that another choice may cost more. */
  price: (Price & { tier: number; isFrom: boolean }) | null
  /** The price of all pieces; null if unknown. */
  total: number | null
  /** The number of pieces available; null if unknown. */
  stock: number | null
  /** Whether everything is chosen and available. */
  isSaleable: boolean
  /** The lines to pass to `cart.add`; empty while something is missing. */
  lines: readonly NewLine[]
}

/** The view of a product by its id; null until the store is loaded. It is not personal, so it stays when a customer leaves. */
export const $offeredProduct = atom<((id: number) => ReadableAtom<Loadable<ProductView>>) | null>(null)
