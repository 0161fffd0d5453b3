// The average rating of a product in little room: one star, the number, and how many reviews it comes from.
import { useLingui } from '@lingui/react/macro'
import { formatRating } from '#shared/i18n/format.ts'
import { star } from './star.ts'

/** The average and the number of reviews. */
export function Rating({ rating, count: reviews, className }: { rating: number; count: number; className: string }) {
  const { t } = useLingui()
  const stars = formatRating(rating)
  return (
    <span className={className}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={star} />
      </svg>
      <span className="touchline-hidden">{t`Rated ${stars} out of 5, reviews: ${reviews}`}</span>
      <span aria-hidden="true" translate="no">
        {stars} ({reviews})
      </span>
    </span>
  )
}
