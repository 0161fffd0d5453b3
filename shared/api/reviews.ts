// Reviews of a product: a page of them for everybody, and one more from a customer.
import { type Fit, Reviews } from '#shared/schemas/reviews.ts'
import { Anything, ask, askCatalogue } from './client.ts'

/** How reviews are sorted; `relevant` has those in the reader's language first. */
export type ReviewSort = 'relevant' | 'newest' | 'highest' | 'lowest'

/** What of the reviews is asked for. */
export interface ReviewsAsk {
  page: number
  sort: ReviewSort
  /** Only those with so many stars; null for all. */
  rating: number | null
}

/** A review as it is sent. */
export interface ReviewDraft {
  rating: number
  title: string
  text: string
  nickname: string
  fit: Fit
}

/** A page of the approved reviews. */
export function getReviews(productId: number, { page, sort, rating }: ReviewsAsk, signal?: AbortSignal): Promise<Reviews> {
  const searchParams = { page, sort, ...(rating === null ? {} : { rating }) }
  return askCatalogue(`catalog/product/${productId}/reviews`, Reviews, { searchParams, signal })
}

/** Sends a review, which waits for approval. */
export async function addReview(productId: number, draft: ReviewDraft): Promise<void> {
  await ask('POST', `api/catalog/product/${productId}/reviews`, Anything, { json: draft, challenge: 'review' })
}
