// One facet: a disclosure with its first options; a long list can be expanded and searched.
import { useLingui } from '@lingui/react/macro'
import { memo, useRef, useState } from 'react'
import { facetLabel } from '#shared/catalogue/parts/facet-label.ts'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { loadAllOptions, toggleFacet, type ListFacet } from '#stores/catalogue/catalogue.ts'
import type { FacetOption as Option } from '#shared/catalogue/wire/catalogue.ts'
import { FacetOption } from './FacetOption.tsx'
import { fold } from './fold.ts'
import { isKnownFacet, knownFacets } from '#shared/catalogue/rules/known-facets.ts'
import { Tiles } from './Tiles.tsx'
import { useGrowing } from './use-growing.ts'
import type { LinkOf } from './use-links.ts'

/** Props of a facet; none depends on other facets. */
export interface FacetGroupProps {
  facet: ListFacet
  chosen: readonly string[]
  /** The options that the query names in words. */
  named: readonly string[]
  swatches: Readonly<Record<string, string>>
  isOpenAtFirst: boolean
  isExpandedAtFirst: boolean
  prefix: string
  linkOf: LinkOf
}

const FEW = 8
/** Tiles take less room; hundreds of them would be no help. */
const FEW_TILES = 24
const MOST_TILES = 80
/** Lists longer than this have a search field. */
const SEARCHABLE = 16

/** The facet. */
export const FacetGroup = memo(
  ({ facet, chosen: pressed, named, swatches, isOpenAtFirst, isExpandedAtFirst, prefix, linkOf }: FacetGroupProps) => {
    const { t } = useLingui()
    const { id, element } = useMount()
    const { facetCode: code, options, more = 0, isCrawlable } = facet
    const name = facetLabel(facet)
    const chosen = named.length > 0 ? [...pressed, ...named.filter((label) => options.some((option) => option.label === label))] : pressed
    // After the first render, the browser keeps the open state.
    const [isOpen] = useState(isOpenAtFirst || chosen.length > 0)
    const [isExpanded, setExpanded] = useState(isExpandedAtFirst)
    const [search, setSearch] = useState('')
    const total = options.length + more
    const isSize = (isKnownFacet(code) && knownFacets[code] === 'facet.size') || options.some(({ group }) => group !== undefined)
    const isTiled = isSize && total <= MOST_TILES
    const few = isTiled ? FEW_TILES : FEW
    const wanted = fold(search)
    const found = isExpanded && wanted ? options.filter(({ label }) => fold(label).includes(wanted)) : options
    const most = useGrowing(isExpanded && !isExpandedAtFirst, found.length)
    const shown = isExpanded ? found.slice(0, most) : options.filter(({ label }, at) => at < few || chosen.includes(label))
    const latest = useRef({ facet, named, linkOf })
    latest.current = { facet, named, linkOf }
    const toggle = useRef((label: string) => {
      const now = latest.current
      // With other words it is another search, whose heading and field the host prints.
      if (now.named.length > 0) environment.navigate(now.linkOf(now.facet, label))
      else void toggleFacet(code, label, element ?? undefined)
    })
    const isLong = isExpanded && !isTiled && total > SEARCHABLE
    const count = found.length
    // A tile is all checkbox, and hundreds of links would be no help.
    const isLinked = !isTiled && (isCrawlable || !isExpanded)
    const draw = ({ label, count: products }: Option) => (
      <FacetOption
        key={label}
        code={code}
        // A label may contain spaces, which separate the ids in a list.
        id={isLinked ? id(`${prefix}-${code}-${encodeURIComponent(label)}`) : null}
        label={label}
        count={products}
        isChosen={chosen.includes(label)}
        swatch={Object.hasOwn(swatches, label) ? (swatches[label] ?? null) : null}
        href={isLinked ? linkOf(facet, label) : null}
        isCrawlable={isCrawlable}
        onToggle={toggle.current}
      />
    )
    return (
      <details className="facets-group" open={isOpen}>
        <summary className="facets-name">
          <span>{name}</span>
          {chosen.length > 0 ? <span className="facets-number">{chosen.length}</span> : null}
          <Icon path={chevronDown} size={20} />
        </summary>
        <fieldset className="facets-options">
          <legend className="touchline-hidden">{t`Filter by ${name}`}</legend>
          {isLong ? (
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
            data-long={isLong ? '' : undefined}
            aria-busy={isExpanded && more > 0 ? 'true' : undefined}
          >
            {isTiled ? (
              <Tiles name={`${prefix}-${code}-group`} options={shown}>
                {draw}
              </Tiles>
            ) : (
              shown.map(draw)
            )}
            {isExpanded && found.length === 0 && !more ? <p className="facets-nothing">{t`Nothing found for ${search}`}</p> : null}
          </div>
          {total > few ? (
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
  },
)
