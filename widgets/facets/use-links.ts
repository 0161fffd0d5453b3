// The address of the list with one option switched: for crawlers, for another tab, and without scripts.
import { useRef } from 'react'
import { labelsOf, writeListAddress, type ListAsk } from '#shared/catalogue/rules/list-address.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $ask, $facets, $isPending, $place, type ListFacet } from '#stores/catalogue/catalogue.ts'

/** The address of the list with an option of a facet switched. */
export type LinkOf = (facet: ListFacet, label: string) => string

/** Another function with each answer that changes the links, and not before: a press redraws one option, the answer all that it says. */
export function useLinks(): LinkOf {
  const facets = useShared($facets)
  const ask = useShared($ask)
  const place = useShared($place)
  const isPending = useShared($isPending)
  const last = useRef<{ facets: readonly ListFacet[]; ask: ListAsk; address: string; linkOf: LinkOf } | null>(null)
  // What is asked for changes with the press already, and an answer may bring the same facets as before.
  if (last.current && (isPending || last.current.ask === ask) && last.current.facets === facets) return last.current.linkOf
  const write = (chosen: typeof ask.facets) => writeListAddress(place, facets, { ...ask, page: 1, facets: chosen })
  const address = write(ask.facets)
  const linkOf: LinkOf = ({ facetCode: code, isSingle }, label) => {
    const labels = labelsOf(ask.facets, code)
    const others = labels.filter((one) => one !== label)
    const isChosen = others.length < labels.length
    return write({ ...ask.facets, [code]: isChosen ? others : isSingle ? [label] : [...others, label] })
  }
  last.current = { facets, ask, address, linkOf: last.current?.address === address ? last.current.linkOf : linkOf }
  return last.current.linkOf
}
