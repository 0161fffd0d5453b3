// Five stars, filled up to a rating, with a text for screen readers.
import { useLingui } from '@lingui/react/macro'
import { formatRating } from '#shared/i18n/format.ts'
import { star } from '#shared/product/parts/star.ts'

const places = [0, 1, 2, 3, 4]

/** The stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui()
  const written = formatRating(rating)
  const width = Math.round((Math.min(5, Math.max(0, rating)) / 5) * 800) / 10
  const row = places.map((place) => <path key={place} d={star} transform={`translate(${place * 16})`} />)
  return (
    <span className="reviews-stars">
      <svg width="80" height="16" viewBox="0 0 80 16" aria-hidden="true" focusable="false">
        <g className="reviews-stars-empty">{row}</g>
        <svg width={width} height="16" viewBox={`0 0 ${width} 16`}>
          <g className="reviews-stars-full">{row}</g>
        </svg>
      </svg>
      <span className="touchline-hidden">{t`${written} out of 5 stars`}</span>
    </span>
  )
}
