// The form for a review with photos, which is published after approval.
import { fileRule } from '#shared/domain/file-rule.ts'
import { every, keepable, maxCharacters, maxLength, oneLine, oneOf, required } from '#shared/domain/text-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { photoSending, type ReadyPhoto } from '#shared/form/photo-sending.ts'
import type { Fit } from '#shared/product/wire/reviews.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { draft } from '#stores/kit/draft.ts'

/** The values of the form; `fit` is empty if the shopper gives none. */
export type ReviewValues = { rating: string; title: string; text: string; nickname: string; fit: string; photos: readonly File[] }

/** The limits for photos; the host's own limits. */
export const reviewPhotoLimits = { count: 3, megabytes: 8, kinds: ['image/jpeg', 'image/png', 'image/webp'] } as const

/** Prepares a photo for upload, as base64. The view provides it, since it needs a canvas. */
export type PrepareReviewPhoto = (file: File) => Promise<ReadyPhoto>

/** The maximum length of a review, in characters; the host's own limit. */
export const longestReview = 5000

const failed = 'review.save-failed'
const stars = ['5', '4', '3', '2', '1']
const drafts = new Map<number, ReturnType<typeof draft>>()

/** Makes the form for a product. The draft is kept for the visit, without photos; `sending` reports their upload progress. */
export function reviewForm(productId: number, prepare: PrepareReviewPhoto, sending = photoSending()): Form<ReviewValues, void> {
  const kept = drafts.get(productId) ?? draft(`review-${productId}`)
  drafts.set(productId, kept)
  return form<ReviewValues, void>({
    values: { rating: '', title: '', text: '', nickname: '', fit: '', photos: [] },
    rules: () => ({
      rating: every(required, oneOf(stars)),
      title: every(required, maxLength(120), oneLine),
      text: every(required, maxCharacters(longestReview), keepable),
      nickname: every(required, maxLength(60), oneLine),
      fit: oneOf(['', 'small', 'true', 'large']),
      photos: fileRule(reviewPhotoLimits),
    }),
    submit: ({ rating, title, text, nickname, fit, photos }) =>
      sending.send({
        photos,
        prepare: (file) => attempt(() => prepare(file), failed),
        post: (ready, way) =>
          attempt(async () => {
            const review = { rating: Number(rating), title, text, nickname, fit: fitOf(fit), photos: ready }
            await (await import('#shared/product/reviews/calls.ts')).addReview(productId, review, way.follow, way.signal)
          }, failed),
      }),
    draft: kept,
  })
}

function fitOf(text: string): Fit {
  return text === 'small' || text === 'true' || text === 'large' ? text : null
}
