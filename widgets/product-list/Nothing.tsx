// The empty list: says which query or filters had no result, and links to a wider list.
import { useLingui } from '@lingui/react/macro'
import { useEffect, type MouseEvent } from 'react'
import { emptyQuery, writeListAddress } from '#shared/catalogue/rules/list-address.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { magnifier } from '#shared/ui/icons.ts'
import { takeClick } from '#shared/ui/plain-click.ts'
import { $activeFilters, $clearAddress, $query, $place, clearFacets } from '#stores/catalogue/catalogue.ts'

/** The empty state. It uses a link, so that it works without JavaScript. */
export function Nothing() {
  const { t } = useLingui()
  const { element } = useMount()
  const { query } = useShared($query)
  const place = useShared($place)
  const clearAddress = useShared($clearAddress)
  const isNarrowed = useShared($activeFilters).some(({ type }) => type !== 'words')
  const isWholeShop = place.categoryId === null
  useEffect(() => {
    // What a filter or a category leaves out, another search of the same words may find.
    if (!query || isNarrowed || !isWholeShop) return
    // It is among the recent searches of the header; if the file fails to load, it stays there.
    void import('#stores/catalogue/kept-searches.ts').then(
      ({ dropSearch }) => dropSearch(query),
      () => {},
    )
  }, [query, isNarrowed, isWholeShop])
  if (!isNarrowed && !query) return <EmptyState icon={magnifier} title={t`There are no products to show`} />
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
        <a
          className="touchline-button"
          data-tone="primary"
          href={isNarrowed ? clearAddress : writeListAddress(place, [], emptyQuery)}
          onClick={clear}
        >
          {isNarrowed ? t`Clear all filters` : t`Show all products`}
        </a>
      }
    >
      {isNarrowed ? t`Remove a filter, or look at all products here.` : t`Check the spelling, or use fewer words.`}
    </EmptyState>
  )
}
