// Keeps the page's canonical, prev and next links up to date while the list changes without a reload.
import { useEffect, useRef } from 'react'
import { listRelations } from '#shared/catalogue/rules/list-relations.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $address, $query, $place, $summary } from '#stores/catalogue/catalogue.ts'

/** Changes nothing until the address changes: before that, the host's own links are right. */
export function useHeadLinks(): void {
  const address = useShared($address)
  const query = useShared($query)
  const place = useShared($place)
  const summary = useShared($summary)
  const first = useRef(address)
  useEffect(() => {
    if (!summary || address === first.current) return
    first.current = ''
    const links = listRelations({ place, address, query, page: summary.page, lastPage: summary.lastPage })
    for (const rel of ['canonical', 'prev', 'next'] as const) setLink(rel, links[rel])
  }, [address, query, place, summary])
}

/** Sets or removes a link to a neighbouring page. */
export function setLink(rel: 'canonical' | 'prev' | 'next', href: string | null): void {
  const found = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  if (href === null) return found?.remove()
  // A page without a canonical link is not indexed, and does not get one.
  if (!found && rel === 'canonical') return undefined
  // A category's address comes from an answer: a canonical link to another site would give it this page's ranking.
  const { href: absolute, origin } = new URL(href, location.href)
  if (origin !== location.origin) return rel === 'canonical' ? undefined : found?.remove()
  const link = found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  link.href = absolute
  return undefined
}
