// The list with one option switched, as an address: for crawlers, for another tab, and for who has no script.
import { useRef } from 'react'
import { labelsOf, writeListAddress } from '#shared/domain/list-address.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $ask, $facets, $place, type ListFacet } from '#stores/catalogue.ts'

/** The address of the list with an option of a facet switched. */
export type LinkOf = (facet: ListFacet, label: string) => string

/** Another function with each answer that changes the links, and not before: a press redraws one option, the answer all that it says. */
export function useLinks(): LinkOf {
  const facets = useShared($facets)
  const ask = useShared($ask)
  const { path, extra } = useShared($place)
  const last = useRef<{ facets: readonly ListFacet[]; address: string; linkOf: LinkOf } | null>(null)
  if (last.current?.facets === facets) return last.current.linkOf
  const write = (chosen: typeof ask.facets) => writeListAddress(path, facets, { ...ask, page: 1, facets: chosen }, extra)
  const address = write(ask.facets)
  const linkOf: LinkOf = ({ facet_code: code, is_single: isSingle }, label) => {
    const labels = labelsOf(ask.facets, code)
    const others = labels.filter((one) => one !== label)
    const isChosen = others.length < labels.length
    return write({ ...ask.facets, [code]: isChosen ? others : isSingle ? [label] : [...others, label] })
  }
  last.current = { facets, address, linkOf: last.current?.address === address ? last.current.linkOf : linkOf }
  return last.current.linkOf
}
