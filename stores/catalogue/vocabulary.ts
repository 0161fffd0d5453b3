// What is known of facets from every answer so far: an option without products in the present list can still be in an address.
import type { AddressFacet } from '#shared/catalogue/rules/list-address.ts'
import { derived } from '#shared/state/derived.ts'
import { writable } from '#stores/kit/reset.ts'
import { $facets, type ListFacet } from './state.ts'

/** A facet of the vocabulary; `more` if it is known with its first options only. */
type KnownFacet = AddressFacet & { more?: number }

const $known = writable<ReadonlyMap<string, KnownFacet>>(new Map())

/** Adds the facets of an answer; one with fewer options than before keeps the earlier ones. */
export function addToVocabulary(facets: readonly ListFacet[]): void {
  const known = $known.get()
  const fuller = facets.filter(({ facetCode, options }) => options.length >= (known.get(facetCode)?.options.length ?? 0))
  if (fuller.length > 0) $known.set(new Map([...known, ...fuller.map((facet) => [facet.facetCode, facet] as const)]))
}

/** Every known facet: those of the present list in its order, then the others. */
export const $vocabulary = derived([$facets, $known], (facets, known): readonly KnownFacet[] => {
  const codes = new Set(facets.map(({ facetCode }) => facetCode))
  return [
    ...facets.map((facet) => known.get(facet.facetCode) ?? facet),
    ...[...known.values()].filter(({ facetCode }) => !codes.has(facetCode)),
  ]
})
