// One value of a facet: a checkbox with its name, its colour and how many products have it.
import { memo } from 'react'
import { SwatchDot } from '#shared/ui/SwatchDot.tsx'

/** What an option needs. */
export interface FacetOptionProps {
  code: string
  label: string
  count: number | null
  isChosen: boolean
  swatch: string | null
  onToggle: (label: string) => void
}

/** Redrawn only when it is pressed or its count is another. */
export const FacetOption = memo(({ code, label, count, isChosen, swatch, onToggle }: FacetOptionProps) => (
  <label className="facets-option">
    <input type="checkbox" name={`${code}[]`} value={label} checked={isChosen} onChange={() => onToggle(label)} />
    <SwatchDot swatch={swatch} size={20} />
    <span className="facets-label">{label}</span>
    {count === null ? null : <span className="facets-count">{count}</span>}
  </label>
))
