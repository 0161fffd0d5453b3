// The facets in a column: first those that the query names, a size before others. A list with many shows the first dozen and those in use.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { labelsOf } from '#shared/catalogue/rules/list-address.ts'
import { facetNameAt, namesAt } from '#shared/catalogue/rules/list-query.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $query, $facets, $place } from '#stores/catalogue/catalogue.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { PriceFacet } from './PriceFacet.tsx'
import { useLinks } from './use-links.ts'
import { useNamed } from './use-named.ts'

/** Props of the groups: the host's settings, and a prefix that keeps ids unique on the page. */
export interface GroupsProps {
  swatches: Readonly<Record<string, string>>
  openAtFirst: number
  expanded: readonly string[]
  prefix: string
}

const DOZEN = 12
const none: readonly string[] = []

/** Each group gets only its own data, so that a press redraws one of them. */
export function Groups({ swatches, openAtFirst, expanded, prefix }: GroupsProps) {
  const { t } = useLingui()
  const named = useNamed()
  const facets = named.inOrder(useShared($facets))
  const query = useShared($query)
  const place = useShared($place)
  const linkOf = useLinks(named.words)
  const [hasAll, setAll] = useState(expanded.includes('*'))
  const shown = hasAll
    ? facets
    : facets.filter(({ type, facetCode }, at) => at < DOZEN || type === 'price' || labelsOf(query.facets, facetCode).length > 0)
  const total = facets.length
  return (
    <>
      {shown.map((facet, at) =>
        facet.type === 'price' ? (
          <PriceFacet
            key={facet.facetCode}
            facet={facet}
            from={query.minPrice}
            to={query.maxPrice}
            names={namesAt(place)}
            prefix={prefix}
          />
        ) : (
          <FacetGroup
            key={facet.facetCode}
            facet={facet}
            chosen={Object.hasOwn(query.facets, facet.facetCode) ? labelsOf(query.facets, facet.facetCode) : none}
            named={named.options.get(facet.facetCode) ?? none}
            swatches={swatches}
            isOpenAtFirst={at < openAtFirst}
            isExpandedAtFirst={expanded.includes(facet.facetCode)}
            field={facetNameAt(place, facet.facetCode)}
            prefix={prefix}
            linkOf={linkOf}
          />
        ),
      )}
      {shown.length < total ? (
        <button
          className="facets-more"
          name="all"
          value="*"
          onClick={(event) => {
            event.preventDefault()
            setAll(true)
          }}
        >
          {t`Show all ${total} filters`}
        </button>
      ) : null}
    </>
  )
}
