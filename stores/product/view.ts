// The view of a product for host code.
import type { ReadableAtom } from 'nanostores'
import { derived } from '#shared/state/derived.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import type { ProductView } from './offered.ts'
import type { ProductStore } from './product.ts'

const views = new WeakMap<ProductStore, ReadableAtom<Loadable<ProductView>>>()

/** Returns the view of a store; always the same object for a store. */
export function viewOf(store: ProductStore): ReadableAtom<Loadable<ProductView>> {
  const known = views.get(store)
  if (known) return known
  const { $product, $choices, $missing, $variant, $quantity, $price, $total, $stock, $isSaleable, $newLines } = store
  const $view = derived(
    [$product, $choices, $missing, $variant, $quantity, $price, $total, $stock, $isSaleable, $newLines],
    (product, choices, missing, variant, quantity, price, total, stock, isSaleable, lines): Loadable<ProductView> =>
      product.state === 'ready'
        ? {
            state: 'ready',
            value: { product: product.value, choices, missing, variant, quantity, price, total, stock, isSaleable, lines },
          }
        : product,
  )
  views.set(store, $view)
  return $view
}
