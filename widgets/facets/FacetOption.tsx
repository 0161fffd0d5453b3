// One option of a facet: a checkbox with label, colour and number of products.
import { isBrand } from '#shared/catalogue/rules/brand.ts'
import { memo, type MouseEvent } from 'react'
import { SwatchDot } from '#shared/product/parts/SwatchDot.tsx'
import { takeClick } from '#shared/ui/plain-click.ts'

/** Props of an option. */
export interface FacetOptionProps {
  code: string
  /** A unique id on the page, for the elements that label the checkbox; null in lists of hundreds. */
  id: string | null
  label: string
  count: number | null
  isChosen: boolean
  swatch: string | null
  /** The URL of the list with this option toggled, for crawlers, new tabs and pages without JavaScript; null where there is no id. */
  href: string | null
  isCrawlable: boolean
  onToggle: (label: string) => void
}

/** Redrawn only when it is toggled or its count changes. */
export const FacetOption = memo(({ code, id, label, count, isChosen, swatch, href, isCrawlable, onToggle }: FacetOptionProps) => (
  <label className="facets-option">
    <input
      type="checkbox"
      name={`${code}[]`}
      value={label}
      checked={isChosen}
      // A screen reader would read a link in the label as a second element, so it is hidden, and `aria-labelledby` refers to its text.
      aria-labelledby={id === null ? undefined : count === null ? `${id}-label` : `${id}-label ${id}-count`}
      onChange={() => onToggle(label)}
    />
    {swatch === null ? null : <SwatchDot swatch={swatch} size={20} />}
    {id === null || href === null ? (
      <span className="facets-label" translate={wordsOf(code)}>
        {label}
      </span>
    ) : (
      <a
        className="facets-label"
        translate={wordsOf(code)}
        id={`${id}-label`}
        href={href}
        rel={isCrawlable ? undefined : 'nofollow'}
        // Keyboard and screen reader users use the checkbox.
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => press(event, () => onToggle(label))}
      >
        {label}
      </a>
    )}
    {count === null ? null : (
      <span
        className="facets-count"
        translate="no"
        id={id === null ? undefined : `${id}-count`}
        aria-hidden={id === null ? undefined : 'true'}
      >
        {count}
      </span>
    )}
  </label>
))

const wordsOf = (code: string) => (isBrand(code) ? 'no' : undefined)

/** A plain click on the label's link toggles the checkbox. */
function press(event: MouseEvent<HTMLAnchorElement>, toggle: () => void): void {
  if (!takeClick(event)) return
  event.currentTarget.closest('label')?.control?.focus({ preventScroll: true })
  toggle()
}
