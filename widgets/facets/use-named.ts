// What a search names in words: these facets come first, a size before others, and the options named are ticked.
import { useMemo } from 'react'
import { isKnownFacet, knownFacets } from '#shared/catalogue/rules/known-facets.ts'
import type { OptionWords } from '#shared/catalogue/rules/query-words.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $activeFilters, namedWords, type ListFacet } from '#stores/catalogue/catalogue.ts'

/** The words, the options that they name by facet, and the facets in their order. */
export interface Named {
  words: readonly OptionWords[]
  options: ReadonlyMap<string, readonly string[]>
  inOrder: (facets: readonly ListFacet[]) => readonly ListFacet[]
}

/** The same object as long as the words are the same, so that a press redraws nothing else. */
export function useNamed(): Named {
  const words = namedWords(useShared($activeFilters))
  const key = JSON.stringify(words)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is the words
  return useMemo(() => namedBy(words), [key])
}

function namedBy(words: readonly OptionWords[]): Named {
  const options = new Map<string, readonly string[]>()
  for (const { code, options: own } of words) options.set(code, [...(options.get(code) ?? []), ...own])
  const rank = ({ facetCode: code }: ListFacet) =>
    !options.has(code) ? 2 : isKnownFacet(code) && knownFacets[code] === 'facet.size' ? 0 : 1
  return {
    words,
    options,
    inOrder: (facets) => (words.length > 0 ? facets.toSorted((one, other) => rank(one) - rank(other)) : facets),
  }
}
