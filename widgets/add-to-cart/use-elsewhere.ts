// Decides whether a product can be bought on this page: some kinds need another widget besides the button.
import { useState } from 'react'
import { useIsomorphicLayoutEffect } from '#shared/mount/use-shared.ts'
import type { Product } from '#shared/product/wire/product.ts'

/** The widget that a kind needs besides the button; other kinds need none. */
const needed = { bundle: 'bundle-options', grouped: 'set-builder' } as const

/** Whether the page lacks the widget that this product needs. */
export function useElsewhere(product: Product | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useIsomorphicLayoutEffect(() => {
    if (!product) return
    const { productId, type, personalisation, teamWear } = product
    const names = [
      ...(type === 'bundle' || type === 'grouped' ? [needed[type]] : []),
      ...(teamWear ? ['team-roster'] : []),
      ...(personalisation.length > 0 ? ['personalisation'] : []),
    ]
    setElsewhere(!names.every((name) => document.querySelector(`[data-touchline="${name}"][data-product-id="${productId}"]`)))
  }, [product])
  return isElsewhere
}
