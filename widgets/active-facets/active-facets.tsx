// The active filters of a list and the understood words of a search, each with a link to remove it, and one to clear all filters.
import { isBrand } from '#shared/catalogue/rules/brand.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { partOf } from '#shared/state/seed.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { cross } from '#shared/ui/icons.ts'
import { takeClick } from '#shared/ui/plain-click.ts'
import {
  $activeFilters,
  $clearAddress,
  catalogueSeed,
  choosePrice,
  clearFacets,
  deactivateFacet,
  openCatalogue,
  type ActiveFilter,
} from '#stores/catalogue/catalogue.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** The category, if no server printed the list. */
  categoryId: v.optional(v.number()),
  /** The list's path without a filter segment. Default: the page's. */
  path: v.optional(v.string()),
  /**
   * Where facets go in the list's addresses: `path` (`<list>/_Black`), which the host has to answer, or `query`. Default: as a server
   * printed it, otherwise `query`.
   */
  addresses: v.optional(v.picklist(['path', 'query'])),
})

function ActiveFacets({ options: { categoryId, path, addresses } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { element } = useMount()
  const active = useShared($activeFilters)
  const all = useShared($clearAddress)
  const { currency } = useShared($page)
  useEffect(() => {
    void openCatalogue({ categoryId, path, addresses })
  }, [categoryId, path, addresses])
  const isPressed = useRef(false)
  useEffect(() => {
    if (active.length > 0 || !isPressed.current || !element) return
    isPressed.current = false
    // No control is left to hold the focus, so the widget's place takes it.
    focusPlace(element, t`Active filters`)
  }, [active, element, t])
  if (active.length === 0) return null

  const origin = element ?? undefined
  const remove = (filter: ActiveFilter) =>
    void (filter.type === 'option' ? deactivateFacet(filter.code, filter.label, origin) : choosePrice(null, null, origin))
  const contentOf = (filter: ActiveFilter): ReactNode => {
    if (filter.type !== 'price') return <Exact text={filter.label} keep={isBrand(filter.code) ? [filter.label] : []} />
    const [from, to] = [filter.min, filter.max].map((amount) => (amount === null ? '' : formatMoney(amount, currency)))
    const text = from && to ? t`${from} to ${to}` : from ? t`From ${from}` : t`Up to ${to}`
    return <Exact text={text} keep={[from, to].flatMap((amount) => amount || [])} />
  }
  const take = (event: MouseEvent<HTMLAnchorElement>, act: () => void) => {
    if (!takeClick(event)) return
    // The pressed button is removed, so the focus moves to another one in the list.
    const item = event.currentTarget.closest('li')
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('a')
    next?.focus({ preventScroll: true })
    isPressed.current = true
    act()
  }
  return (
    <ul className="active-facets-list" aria-label={t`Active filters`}>
      {active.map((filter) => {
        const label = contentOf(filter)
        return (
          <li key={filter.type === 'price' ? 'price' : `${filter.type} ${filter.code} ${filter.label}`}>
            <a
              className="active-facets-one"
              href={filter.address}
              rel="nofollow"
              // Without some of its words it is another search, with a heading and a field of its own: the page is loaded.
              onClick={filter.type === 'words' ? undefined : (event) => take(event, () => remove(filter))}
            >
              <span className="touchline-hidden">{t`Remove filter`} </span>
              {label}
              <Icon path={cross} size={16} />
            </a>
          </li>
        )
      })}
      <li>
        <a className="active-facets-all" href={all} onClick={(event) => take(event, () => void clearFacets(origin))}>
          {t`Clear all filters`}
        </a>
      </li>
    </ul>
  )
}

export default defineWidget({
  name: 'active-facets',
  options: Options,
  view: ActiveFacets,
  load: ({ categoryId, path, addresses }) => openCatalogue({ categoryId, path, addresses }),
  seed: [partOf(catalogueSeed, 'place', 'ask', 'activeFilters')],
  canStartFrom: ({ categoryId }) => categoryId !== undefined,
})
