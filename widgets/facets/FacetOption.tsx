// One value of a facet: a checkbox with its name, its colour and how many products have it.
import { memo, type MouseEvent } from 'react'
import { SwatchDot } from '#shared/product/parts/SwatchDot.tsx'
import { takeClick } from '#shared/ui/plain-click.ts'

/** What an option needs. */
export interface FacetOptionProps {
  code: string
  /** Unique on the page, for what names the box. */
  id: string
  label: string
  count: number | null
  isChosen: boolean
  swatch: string | null
  /** The list with this option switched, for crawlers, for another tab, and for who has no script; none among hundreds. */
  href: string | null
  isCrawlable: boolean
  onToggle: (label: string) => void
}

/** Redrawn only when it is pressed or its count is another. */
export const FacetOption = memo(({ code, id, label, count, isChosen, swatch, href, isCrawlable, onToggle }: FacetOptionProps) => (
  <label className="facets-option">
    <input
      type="checkbox"
      name={`${code}[]`}
      value={label}
      checked={isChosen}
      // A link in the label would be read as one more thing after it, so it is hidden there and the words name the box from here.
      aria-labelledby={href === null ? undefined : count === null ? `${id}-label` : `${id}-label ${id}-count`}
      onChange={() => onToggle(label)}
    />
    <SwatchDot swatch={swatch} size={20} />
    {href === null ? (
      <span className="facets-label">{label}</span>
    ) : (
      <a
        className="facets-label"
        id={`${id}-label`}
        href={href}
        rel={isCrawlable ? undefined : 'nofollow'}
        // The checkbox is what the keyboard and a screen reader meet.
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => press(event, () => onToggle(label))}
      >
        {label}
      </a>
    )}
    {count === null ? null : (
      <span className="facets-count" id={`${id}-count`} aria-hidden={href === null ? undefined : 'true'}>
        {count}
      </span>
    )}
  </label>
))

/** A plain click on the words is one on their checkbox. */
function press(event: MouseEvent<HTMLAnchorElement>, toggle: () => void): void {
  if (!takeClick(event)) return
  event.currentTarget.closest('label')?.control?.focus({ preventScroll: true })
  toggle()
}
