// The form for a review, which waits for approval.
import { every, keepable, maxCharacters, maxLength, oneLine, oneOf, required } from '#shared/domain/text-rules.ts'
import { form } from '#shared/form/form.ts'
import type { Form } from '#shared/form/form-parts.ts'
import type { Fit } from '#shared/schemas/reviews.ts'
import { draft } from './work/draft.ts'
import { attempt } from './work/attempt.ts'

/** The fields; `fit` is empty if nothing is said about it. */
export type ReviewValues = { rating: string; title: string; text: string; nickname: string; fit: string }

/** The most a review may say; the host's own limit. */
export const longestReview = 5000

const stars = ['5', '4', '3', '2', '1']
const drafts = new Map<number, ReturnType<typeof draft>>()

/** Makes one for a product. What was typed is kept for the visit. */
export function reviewForm(productId: number): Form<ReviewValues, void> {
  const kept = drafts.get(productId) ?? draft(`review-${productId}`)
  drafts.set(productId, kept)
  return form({
    values: { rating: '', title: '', text: '', nickname: '', fit: '' },
    rules: () => ({
      rating: every(required, oneOf(stars)),
      title: every(required, maxLength(120), oneLine),
      text: every(required, maxCharacters(longestReview), keepable),
      nickname: every(required, maxLength(60), oneLine),
      fit: oneOf(['', 'small', 'true', 'large']),
    }),
    submit: ({ rating, title, text, nickname, fit }) =>
      attempt(
        async () =>
          (await import('#shared/api/reviews.ts')).addReview(productId, { rating: Number(rating), title, text, nickname, fit: fitOf(fit) }),
        'review.save-failed',
      ),
    draft: kept,
  })
}

function fitOf(text: string): Fit {
  return text === 'small' || text === 'true' || text === 'large' ? text : null
}
