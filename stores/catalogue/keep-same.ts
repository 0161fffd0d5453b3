// Keeps equal objects identical between two answers, so that a view redraws only changed ones.
import type { Facet } from '#shared/catalogue/wire/catalogue.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { ListFacet } from './state.ts'

/** Returns the products, each as the earlier object if both are equal. */
export function keepItems(before: readonly CatalogueItem[], after: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const known = new Map(before.map((item) => [item.productId, item]))
  return after.map((item) => {
    const same = known.get(item.productId)
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item
  })
}

/** Does the same for facets, which can have thousands of options. */
export function keepFacets(before: readonly ListFacet[], after: readonly Facet[]): readonly ListFacet[] {
  const known = new Map(before.map((facet) => [facet.facetCode, facet]))
  return after.map((facet) => {
    const same = known.get(facet.facetCode)
    return same && isSame(same, facet) ? same : facet
  })
}

function isSame({ options, ...before }: Facet, { options: others, ...after }: Facet): boolean {
  if (options.length !== others.length || JSON.stringify(before) !== JSON.stringify(after)) return false
  return options.every((option, at) => {
    const other = others[at]
    return option.label === other?.label && option.count === other.count && option.active === other.active && option.group === other.group
  })
}
