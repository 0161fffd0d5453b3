// Keeps canonical, prev and next of the page true while the list changes without a reload.
import { useEffect, useRef } from 'react'
import { listRelations } from '#shared/catalogue/rules/list-relations.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $address, $ask, $place, $summary } from '#stores/catalogue/catalogue.ts'

/** Changes nothing before the address has changed: until then the host's own links are right. */
export function useHeadLinks(): void {
  const address = useShared($address)
  const ask = useShared($ask)
  const place = useShared($place)
  const summary = useShared($summary)
  const first = useRef(address)
  useEffect(() => {
    if (!summary || address === first.current) return
    first.current = ''
    const links = listRelations({ place, address, ask, page: summary.page, lastPage: summary.lastPage })
    for (const rel of ['canonical', 'prev', 'next'] as const) setLink(rel, links[rel])
  }, [address, ask, place, summary])
}

/** Names a neighbour of this page, or none. */
export function setLink(rel: 'canonical' | 'prev' | 'next', href: string | null): void {
  const found = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  if (href === null) return found?.remove()
  // A page that is not indexed names no canonical, and gets none.
  if (!found && rel === 'canonical') return undefined
  // A category's address comes with an answer: another site's would hand this page's standing to it.
  const { href: absolute, origin } = new URL(href, location.href)
  if (origin !== location.origin) return rel === 'canonical' ? undefined : found?.remove()
  const link = found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  link.href = absolute
  return undefined
}
