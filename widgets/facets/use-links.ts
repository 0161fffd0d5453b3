// The URLs of the list with one option toggled: for crawlers, new tabs, and pages without JavaScript.
import { useRef } from 'react'
import { writeListAddress, type ListQuery } from '#shared/catalogue/rules/list-address.ts'
import { type OptionWords, withToggled } from '#shared/catalogue/rules/query-words.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $query, $facets, $isPending, $place, type ListFacet } from '#stores/catalogue/catalogue.ts'

/** Returns the URL of the list with an option of a facet toggled. */
export type LinkOf = (facet: ListFacet, label: string) => string

/**
 * Returns a new function only when an answer changes the links: a press then redraws one option, an answer all of them. A facet that the
 * query names in words is toggled without these words: they become choices.
 */
export function useLinks(understood: readonly OptionWords[]): LinkOf {
  const facets = useShared($facets)
  const query = useShared($query)
  const place = useShared($place)
  const isPending = useShared($isPending)
  const last = useRef<{ facets: readonly ListFacet[]; query: ListQuery; address: string; linkOf: LinkOf } | null>(null)
  // The query changes at the press already, and an answer may return the same facets as before.
  if (last.current && (isPending || last.current.query === query) && last.current.facets === facets) return last.current.linkOf
  const write = (asked: ListQuery) => writeListAddress(place, facets, { ...asked, page: 1 })
  const address = write(query)
  const linkOf: LinkOf = ({ facetCode: code, isSingle }, label) => write(withToggled(query, understood, { code, isSingle }, label))
  last.current = { facets, query, address, linkOf: last.current?.address === address ? last.current.linkOf : linkOf }
  return last.current.linkOf
}
