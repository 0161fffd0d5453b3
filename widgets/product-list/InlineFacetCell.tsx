// A facet between the products: some of its options as buttons.
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { facetLabel } from '#shared/catalogue/parts/facet-label.ts'
import { useMount } from '#shared/mount/context.ts'
import { activateFacet, type InlineFacet } from '#stores/catalogue/catalogue.ts'

/** A cell of the grid. Pressing an option filters the list, and the facet then leaves its cell. */
export const InlineFacetCell = memo(({ facet: { code, label, options } }: { facet: InlineFacet }) => {
  const { t } = useLingui()
  const { element } = useMount()
  return (
    <fieldset className="product-list-inline">
      <legend className="product-list-inline-title">
        <span className="touchline-hidden">{t`Filter by`} </span>
        {facetLabel({ code, label })}
      </legend>
      <div className="product-list-inline-options">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className="product-list-inline-option"
            onClick={({ currentTarget }) => {
              // The cell is removed, so the list takes the focus.
              currentTarget.closest('ul')?.focus({ preventScroll: true })
              void activateFacet(code, option, element ?? undefined)
            }}
          >
            {option}
          </button>
        ))}
      </div>
    </fieldset>
  )
})
