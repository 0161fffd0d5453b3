// The suggestions as a list of named groups; each choice is a link, so that a middle click opens a tab.
import { memo } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { PlaceMatch, ProductMatch } from '#shared/catalogue/wire/search.ts'
import { safeFile, safeLink } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { UnitPrice } from '#shared/product/parts/UnitPrice.tsx'
import { shownPrice } from '#shared/product/rules/discount.ts'
import { categoryLink } from '#shared/state/category-link.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { magnifier } from '#shared/ui/icons.ts'
import { $page } from '#stores/page/page.ts'
import { type Group, type GroupKind, resultsUrl } from './choices.ts'
import { Highlighted } from './Highlighted.tsx'

interface Props {
  groups: readonly Group[]
  /** The sentences that say how the host read the query. */
  reading: readonly string[]
  /** The query that these suggestions answer; marked in them. */
  query: string
  /** The current text of the field. */
  typed: string
  categoryId: number | null
  searchUrl: string
  active: number | null
  /** Whether the first suggestions are still loading. */
  isWaiting: boolean
  hasFailed: boolean
  /** Nothing fits, and the groups are what is offered instead. */
  isNothing: boolean
  /** Told the search that a choice stands for. */
  onTaken: (search: string) => void
  onRetry: () => void
}

/** The suggestions, or a sentence and a way to go on if the call failed. Redrawn only when a prop changes. */
export const Results = memo(function Results({
  groups,
  reading,
  query,
  typed,
  categoryId,
  searchUrl,
  active,
  isWaiting,
  hasFailed,
  isNothing,
  onTaken,
  onRetry,
}: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const page = useShared($page)
  const base = new URL(page.baseUrl, environment.location).href
  const names: Record<GroupKind, string> = {
    keyword: t`Search terms`,
    category: t`Categories`,
    filter: t`Filters`,
    product: t`Products`,
    page: t`Pages`,
    popular: t`Popular searches`,
  }
  /** Hosts may have lists and pages at their own addresses; a facet option links to a list only if the API's addresses are used. */
  const addressOf = (match: PlaceMatch | ProductMatch, kind: GroupKind) => {
    if ('sku' in match) return productLink(match)
    if (kind === 'page') return match.url
    if (kind === 'category') return categoryLink({ url: match.url, id: match.categoryId }, page)
    return kind === 'keyword' || kind === 'popular' || page.routes.category !== null
      ? resultsUrl(searchUrl, match.label, categoryId)
      : match.url
  }
  /** The list of results would be empty. */
  const isOfPages = groups.length > 0 && groups.every(({ kind }) => kind === 'page')
  return (
    <>
      {groups.length > 0
        ? reading.map((sentence) => (
            <p className="header-search-reading" key={sentence}>
              {sentence}
            </p>
          ))
        : null}
      {groups.length > 0 ? (
        <div className="header-search-list" role="listbox" id={id('list')} aria-label={t`Suggestions`}>
          {groups.map((group) => (
            <div className="header-search-group" role="group" key={group.kind} aria-labelledby={id(group.kind)} data-kind={group.kind}>
              <div className="header-search-heading" id={id(group.kind)} role="presentation">
                {names[group.kind]}{' '}
                {isNothing ? null : (
                  <span className="header-search-total" translate="no">
                    {formatNumber(group.total)}
                  </span>
                )}
              </div>
              {group.matches.map((match, index) => (
                <a
                  className="header-search-option"
                  role="option"
                  key={match.url + match.label}
                  id={id(`option-${group.first + index}`)}
                  href={safeLink(addressOf(match, group.kind), base) ?? undefined}
                  tabIndex={-1}
                  aria-selected={active === group.first + index ? 'true' : 'false'}
                  onClick={() => onTaken(group.kind === 'keyword' || group.kind === 'popular' ? match.label : typed)}
                >
                  {'sku' in match ? (
                    <Product match={match} query={query} base={base} currency={page.currency} />
                  ) : (
                    <Place match={match} query={query} />
                  )}
                </a>
              ))}
            </div>
          ))}
        </div>
      ) : null}
      {isWaiting ? (
        <div className="header-search-skeleton" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      ) : null}
      {hasFailed ? <p className="header-search-none">{t`The suggestions could not be loaded.`}</p> : null}
      {isNothing || isOfPages ? null : (
        <div className="header-search-foot">
          <a className="header-search-all" href={resultsUrl(searchUrl, typed, categoryId)} onClick={() => onTaken(typed)}>
            <Icon path={magnifier} size={20} />
            <span>{t`All results for ${typed}`}</span>
          </a>
          {hasFailed ? <Button onPress={onRetry}>{t`Try again`}</Button> : null}
        </div>
      )}
    </>
  )
})

function Place({ match: { label, path, facet, category, count }, query }: { match: PlaceMatch; query: string }) {
  const where = path ?? [facet, category].filter(Boolean).join(' · ')
  return (
    <>
      <span className="header-search-label">
        <Highlighted text={label} query={query} />
        {where ? <span className="header-search-where"> {where}</span> : null}
      </span>
      {count === null ? null : (
        <span className="header-search-count" translate="no">
          {formatNumber(count)}
        </span>
      )}
    </>
  )
}

function Product({ match, query, base, currency }: { match: ProductMatch; query: string; base: string; currency: string }) {
  const { t } = useLingui()
  const price = shownPrice(match.price)
  const image = match.image && safeFile(match.image, base)
  const { sku } = match
  return (
    <>
      {image ? (
        <img className="header-search-image" src={image} alt="" width={56} height={56} decoding="async" />
      ) : (
        <span className="header-search-image" />
      )}
      <span className="header-search-label">
        <Highlighted text={match.label} query={query} />
        {match.isSkuMatch ? (
          <span className="header-search-where">
            {' '}
            {t`Product code`}{' '}
            <span translate="no">
              <Highlighted text={sku} query={query} />
            </span>
          </span>
        ) : null}
      </span>
      {price ? (
        <span className="header-search-price">
          <span translate="no">{formatMoney(price.now, currency)}</span>
          <UnitPrice price={price.now} measure={match.measure} currency={currency} className="header-search-unit" as="span" />
        </span>
      ) : null}
    </>
  )
}
