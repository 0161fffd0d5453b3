// The empty list: says which query or filters had no result, and links to a wider list.
import { useLingui } from '@lingui/react/macro'
import { useEffect, type MouseEvent } from 'react'
import { writeListAddress } from '#shared/catalogue/rules/list-address.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { magnifier } from '#shared/ui/icons.ts'
import { takeClick } from '#shared/ui/plain-click.ts'
import { $activeFilters, $query, $place, clearFacets } from '#stores/catalogue/catalogue.ts'

/** The empty state. It uses a link, so that it works without JavaScript. */
export function Nothing() {
  const { t } = useLingui()
  const { element } = useMount()
  const ask = useShared($query)
  const place = useShared($place)
  const isNarrowed = useShared($activeFilters).some(({ type }) => type !== 'words')
  const { query } = ask
  useEffect(() => {
    if (!query || isNarrowed) return
    // It is among the recent searches of the header; if the file fails to load, it stays there.
    void import('#stores/catalogue/kept-searches.ts').then(
      ({ dropSearch }) => dropSearch(query),
      () => {},
    )
  }, [query, isNarrowed])
  if (!isNarrowed && !query) return <EmptyState icon={magnifier} title={t`There are no products to show`} />
  const all = { ...ask, minPrice: null, maxPrice: null, query: isNarrowed ? query : '' }
  const clear = (event: MouseEvent) => {
    if (!isNarrowed || !element || !takeClick(event)) return
    // The pressed link is removed, so the list takes the focus.
    element.setAttribute('tabindex', '-1')
    element.focus()
    void clearFacets(element)
  }
  return (
    <EmptyState
      icon={magnifier}
      title={isNarrowed ? t`No products match these filters` : t`No results found for ${query}`}
      action={
        <a className="touchline-button" data-tone="primary" href={writeListAddress(place, [], all)} onClick={clear}>
          {isNarrowed ? t`Clear all filters` : t`Show all products`}
        </a>
      }
    >
      {isNarrowed ? t`Remove a filter, or look at all products here.` : t`Check the spelling, or use fewer words.`}
    </EmptyState>
  )
}
