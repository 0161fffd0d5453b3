// The number of reviews per rating; a row filters the reviews by its rating.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Props of the histogram. */
export interface HistogramProps {
  histogram: readonly { rating: number; count: number }[]
  count: number
  /** The rating that the reviews are filtered by. */
  chosen: number | null
  onChoose: (rating: number) => void
}

/** The rows, best rating first. */
export function Histogram({ histogram, count, chosen, onChoose }: HistogramProps) {
  const { t } = useLingui()
  return (
    <ul className="reviews-histogram" aria-label={t`Reviews by stars`}>
      {histogram.map(({ rating, count: votes }) => (
        <li key={rating}>
          <button
            type="button"
            className="reviews-bar"
            disabled={votes === 0}
            aria-pressed={chosen === rating}
            onClick={() => onChoose(rating)}
          >
            <span className="touchline-hidden">{t`${plural(rating, { one: '# star', other: '# stars' })}: ${plural(votes, { one: '# review', other: '# reviews' })}`}</span>
            <span className="reviews-bar-stars" aria-hidden="true">
              {rating} ★
            </span>
            <svg className="reviews-bar-track" width="100%" height="8" aria-hidden="true" focusable="false">
              <rect className="reviews-bar-fill" width={`${count === 0 ? 0 : Math.round((votes / count) * 100)}%`} height="8" rx="4" />
            </svg>
            <span className="reviews-bar-count" aria-hidden="true">
              {votes}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
