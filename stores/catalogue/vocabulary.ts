// What is known of facets from every answer so far: an option without products in the present list can still be in an address.
import type { AddressFacet } from '#shared/catalogue/rules/list-address.ts'
import { onReset } from '#stores/kit/reset.ts'
import { $facets, type ListFacet } from './state.ts'

const known = new Map<string, AddressFacet & { more?: number }>()
onReset(() => known.clear())

/** Adds the facets of an answer; one with fewer options than before keeps the earlier ones. */
export function learn(facets: readonly ListFacet[]): void {
  for (const facet of facets) {
    const before = known.get(facet.facetCode)
    if (!before || before.options.length <= facet.options.length) known.set(facet.facetCode, facet)
  }
}

/** Every known facet: those of the present list in its order, then the others. */
export function vocabulary(): (AddressFacet & { more?: number })[] {
  const present = $facets.get()
  const codes = new Set(present.map(({ facetCode }) => facetCode))
  return [
    ...present.map((facet) => known.get(facet.facetCode) ?? facet),
    ...[...known.values()].filter(({ facetCode }) => !codes.has(facetCode)),
  ]
}
