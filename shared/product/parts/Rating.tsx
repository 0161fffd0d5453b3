// The average rating of a product in little room: one star, the number, and how many reviews it comes from.
import { useLingui } from '@lingui/react/macro'
import { formatRating } from '#shared/i18n/format.ts'

/** A star on a 16 px grid. */
export const star = 'm8 .8 2.2 4.7 5.2.6-3.9 3.5 1.1 5.1L8 12.1l-4.6 2.6 1.1-5.1L.6 6.1l5.2-.6Z'

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
