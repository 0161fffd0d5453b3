// The facets known from all answers so far: the address can contain an option that has no products in the current list.
import type { AddressFacet } from '#shared/catalogue/rules/list-address.ts'
import { derived } from '#shared/state/derived.ts'
import { writable } from '#stores/kit/reset.ts'
import { $facets, type ListFacet } from './state.ts'

/** A facet of the vocabulary; `more` if only its first options are known. */
type KnownFacet = AddressFacet & { more?: number }

const $known = writable<ReadonlyMap<string, KnownFacet>>(new Map())

/** Adds an answer's facets; one with fewer options than before keeps the earlier options. */
export function addToVocabulary(facets: readonly ListFacet[]): void {
  const known = $known.get()
  const fuller = facets.filter(({ facetCode, options }) => options.length >= (known.get(facetCode)?.options.length ?? 0))
  if (fuller.length > 0) $known.set(new Map([...known, ...fuller.map((facet) => [facet.facetCode, facet] as const)]))
}

/** All known facets: those of the current list in its order, then the others. */
export const $vocabulary = derived([$facets, $known], (facets, known): readonly KnownFacet[] => {
  const codes = new Set(facets.map(({ facetCode }) => facetCode))
  return [
    ...facets.map((facet) => known.get(facet.facetCode) ?? facet),
    ...[...known.values()].filter(({ facetCode }) => !codes.has(facetCode)),
  ]
})
