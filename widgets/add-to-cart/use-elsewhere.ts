// Decides whether a product can be bought on this page: some kinds need other widgets besides the button.
import { useState } from 'react'
import { hasHostQuery } from '#shared/catalogue/rules/host-query.ts'
import { environment } from '#shared/environment.ts'
import { useIsomorphicLayoutEffect } from '#shared/mount/use-shared.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { productLink } from '#shared/state/product-link.ts'

/** The widget to choose the parts of each product kind; other kinds need none. */
const chooser = { bundle: 'bundle-options', grouped: 'set-builder' } as const

/** The widgets that this product needs besides the button and that the page lacks. */
export function lackingWidgets({ productId, type, personalisation, teamWear }: Product): string[] {
  const names = [
    ...(type === 'bundle' || type === 'grouped' ? [chooser[type]] : []),
    ...(teamWear ? ['team-roster'] : []),
    ...(personalisation.length > 0 ? ['personalisation'] : []),
  ]
  return names.filter((name) => !document.querySelector(`[data-touchline="${name}"][data-product-id="${productId}"]`))
}

/** Whether this is the product's own page, or no other is known. */
export function isOwnPage(product: Product): boolean {
  const url = productLink(product)
  if (!url) return true
  const { href, pathname, search } = environment.location
  const own = new URL(url, href)
  return own.pathname === pathname && hasHostQuery(search, own.search)
}

/** Reports to the shop's developer which widgets this page lacks. */
export function tellIfLacking(product: Product, element: Element | null): void {
  const lacking = lackingWidgets(product)
  // The page also works without that file.
  if (element)
    void import('./tell-lacking.ts').then(
      ({ tellLacking }) => tellLacking(product.productId, lacking, element),
      () => {},
    )
}

/** Whether the page lacks a widget that this product needs. */
export function useElsewhere(product: Product | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useIsomorphicLayoutEffect(() => {
    if (product) setElsewhere(lackingWidgets(product).length > 0)
  }, [product])
  return isElsewhere
}
