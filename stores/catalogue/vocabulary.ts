// What is known of facets from every answer so far: an option that the present list has no product of can still stand in an address.
import type { AddressFacet } from '#shared/domain/list-address.ts'
import { onReset } from '../reset.ts'
import { $facets, type ListFacet } from './state.ts'

const known = new Map<string, AddressFacet & { more?: number }>()
onReset(() => known.clear())

/** Takes in the facets of an answer; one with fewer options than before keeps those of before. */
export function learn(facets: readonly ListFacet[]): void {
  for (const facet of facets) {
    const before = known.get(facet.facet_code)
    if (!before || before.options.length <= facet.options.length) known.set(facet.facet_code, facet)
  }
}

/** Every known facet: those of the present list in its order, then others. */
export function vocabulary(): (AddressFacet & { more?: number })[] {
  const present = $facets.get()
  const codes = new Set(present.map(({ facet_code }) => facet_code))
  return [
    ...present.map((facet) => known.get(facet.facet_code) ?? facet),
    ...[...known.values()].filter(({ facet_code }) => !codes.has(facet_code)),
  ]
}
