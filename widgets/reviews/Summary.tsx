// The summary of all reviews: the average, the fit, and how reviews are checked.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '#shared/i18n/format-percent.ts'
import { formatRating } from '#shared/i18n/format.ts'
import type { Reviews } from '#shared/product/wire/reviews.ts'
import { Stars } from './Stars.tsx'

/** The summary. The fit is shown once three customers have rated it. */
export function Summary({
  reviews: { average, count, fit },
  checkedUrl,
  isForBuyers,
}: {
  reviews: Reviews
  checkedUrl: string | undefined
  isForBuyers: boolean
}) {
  const { t } = useLingui()
  const votes = fit.small + fit.true + fit.large
  const rows = [
    { code: 'small', label: t`Runs small`, votes: fit.small },
    { code: 'true', label: t`True to size`, votes: fit.true },
    { code: 'large', label: t`Runs large`, votes: fit.large },
  ]
  return (
    <div className="reviews-summary">
      <p className="reviews-average">
        <b aria-hidden="true">{average === null ? '' : formatRating(average)}</b>
        <span>
          <Stars rating={average ?? 0} />
          <span className="reviews-count">{plural(count, { one: '# review', other: '# reviews' })}</span>
        </span>
      </p>
      {votes >= 3 ? (
        <dl className="reviews-fit">
          {rows.map((row) => (
            <div key={row.code}>
              <dt>{row.label}</dt>
              <dd>
                <svg className="reviews-bar-track" width="100%" height="8" aria-hidden="true" focusable="false">
                  <rect className="reviews-bar-fill" width={`${Math.round((row.votes / votes) * 100)}%`} height="8" rx="4" />
                </svg>
                {formatPercent((row.votes / votes) * 100)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isForBuyers || checkedUrl !== undefined ? (
        <p className="reviews-checked">
          {isForBuyers ? t`Only customers who have bought this product can review it.` : null}
          {checkedUrl === undefined ? null : (
            <>
              {' '}
              <a href={checkedUrl}>{t`How reviews are checked`}</a>
            </>
          )}
        </p>
      ) : null}
    </div>
  )
}
