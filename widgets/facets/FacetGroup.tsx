// One facet: a disclosure with its first options; a long list can be expanded and searched.
import { useLingui } from '@lingui/react/macro'
import { memo, useRef, useState } from 'react'
import { facetLabel } from '#shared/catalogue/parts/facet-label.ts'
import { useMount } from '#shared/mount/context.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { loadAllOptions, toggleFacet, type ListFacet } from '#stores/catalogue/catalogue.ts'
import { FacetOption } from './FacetOption.tsx'
import { fold } from './fold.ts'
import { useGrowing } from './use-growing.ts'
import type { LinkOf } from './use-links.ts'

/** Props of a facet; none depends on other facets. */
export interface FacetGroupProps {
  facet: ListFacet
  chosen: readonly string[]
  swatches: Readonly<Record<string, string>>
  isOpenAtFirst: boolean
  isExpandedAtFirst: boolean
  prefix: string
  linkOf: LinkOf
}

const FEW = 8
/** Lists longer than this have a search field. */
const SEARCHABLE = 16

/** The facet. */
export const FacetGroup = memo(({ facet, chosen, swatches, isOpenAtFirst, isExpandedAtFirst, prefix, linkOf }: FacetGroupProps) => {
  const { t } = useLingui()
  const { id, element } = useMount()
  const { facetCode: code, options, more = 0, isCrawlable } = facet
  const name = facetLabel(facet)
  // After the first render, the browser keeps the open state.
  const [isOpen] = useState(isOpenAtFirst || chosen.length > 0)
  const [isExpanded, setExpanded] = useState(isExpandedAtFirst)
  const [search, setSearch] = useState('')
  const total = options.length + more
  const wanted = fold(search)
  const found = isExpanded && wanted ? options.filter(({ label }) => fold(label).includes(wanted)) : options
  const most = useGrowing(isExpanded && !isExpandedAtFirst, found.length)
  const shown = isExpanded ? found.slice(0, most) : options.filter(({ label }, at) => at < FEW || chosen.includes(label))
  const toggle = useRef((label: string) => void toggleFacet(code, label, element ?? undefined))
  const count = found.length
  return (
    <details className="facets-group" open={isOpen}>
      <summary className="facets-name">
        <span>{name}</span>
        {chosen.length > 0 ? <span className="facets-number">{chosen.length}</span> : null}
        <Icon path={chevronDown} size={20} />
      </summary>
      <fieldset className="facets-options">
        <legend className="touchline-hidden">{t`Filter by ${name}`}</legend>
        {isExpanded && total > SEARCHABLE ? (
          <>
            <input
              className="touchline-input facets-search"
              type="search"
              value={search}
              placeholder={t`Search ${name}`}
              aria-label={t`Search ${name}`}
              autoComplete="off"
              aria-controls={id(`${prefix}-${code}`)}
              onInput={({ currentTarget }) => setSearch(currentTarget.value)}
              onKeyDown={(event) => {
                // Enter would submit the form.
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
            <span className="touchline-hidden" role="status">
              {wanted ? t`Options found: ${count}` : ''}
            </span>
          </>
        ) : null}
        <div
          className="facets-list"
          id={id(`${prefix}-${code}`)}
          data-long={isExpanded && total > SEARCHABLE ? '' : undefined}
          aria-busy={isExpanded && more > 0 ? 'true' : undefined}
        >
          {shown.map((option) => (
            <FacetOption
              key={option.label}
              code={code}
              // A label may contain spaces, which separate the ids in a list.
              id={id(`${prefix}-${code}-${encodeURIComponent(option.label)}`)}
              label={option.label}
              count={option.count}
              isChosen={chosen.includes(option.label)}
              swatch={Object.hasOwn(swatches, option.label) ? (swatches[option.label] ?? null) : null}
              href={isCrawlable || !isExpanded ? linkOf(facet, option.label) : null}
              isCrawlable={isCrawlable}
              onToggle={toggle.current}
            />
          ))}
          {isExpanded && found.length === 0 && !more ? <p className="facets-nothing">{t`Nothing found for ${search}`}</p> : null}
        </div>
        {total > FEW ? (
          <button
            className="facets-more"
            name="all"
            value={code}
            aria-expanded={isExpanded ? 'true' : 'false'}
            onClick={(event) => {
              event.preventDefault()
              setSearch('')
              setExpanded(!isExpanded)
              // The remaining options may fail to load; then the first ones are shown as before.
              if (!isExpanded) void loadAllOptions().then(({ ok }) => ok || setExpanded(false))
            }}
          >
            {isExpanded ? t`Show fewer` : t`Show all ${total}`}
            <span className="touchline-hidden"> ({name})</span>
          </button>
        ) : null}
      </fieldset>
    </details>
  )
})
