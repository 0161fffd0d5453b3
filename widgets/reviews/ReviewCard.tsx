// One customer's review. It is always drawn as text, never as HTML.
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import type { Review } from '#shared/product/wire/reviews.ts'
import { LongText } from './LongText.tsx'
import { ReviewPhotos } from './ReviewPhotos.tsx'
import { Stars } from './Stars.tsx'

/** The review; `lang` selects the voice of a screen reader. */
export function ReviewCard({ review: { rating, title, text, nickname, language, fit, createdAt, photos } }: { review: Review }) {
  const { t } = useLingui()
  const fits = { small: t`Runs small`, true: t`True to size`, large: t`Runs large` }
  return (
    <li className="reviews-review">
      <p className="reviews-review-head">
        <Stars rating={rating} />
        <b lang={language || undefined}>{title}</b>
      </p>
      <LongText text={text} language={language} />
      <ReviewPhotos photos={photos} nickname={nickname} />
      <p className="reviews-review-foot">
        <span>{nickname}</span>
        <time dateTime={createdAt.slice(0, 10)}>{formatDate(createdAt)}</time>
        {fit === null ? null : <span className="reviews-review-fit">{fits[fit]}</span>}
      </p>
    </li>
  )
}
