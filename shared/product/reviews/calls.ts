// Reviews of a product: a page of them for everybody, and one more from a customer.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import type { Follow } from '#shared/api/upload.ts'
import { type Fit, Reviews } from '#shared/product/wire/reviews.ts'
import { type SentPhoto, wirePhoto } from '#shared/wire/photo-request.ts'

/** How reviews are sorted; `relevant` has those in the reader's language first. */
export type ReviewSort = 'relevant' | 'newest' | 'highest' | 'lowest'

/** What of the reviews is asked for. */
export interface ReviewsAsk {
  page: number
  sort: ReviewSort
  /** Only those with so many stars; null for all. */
  rating: number | null
}

/** A page of the approved reviews. */
export const getReviews = defineCall({
  method: 'GET',
  path: 'catalog/product/{productId}/reviews',
  client: 'catalogue',
  group: 'reviews',
  answer: Reviews,
  send: (productId: number, { page, sort, rating }: ReviewsAsk) => ({
    at: { productId },
    searchParams: { page, sort, ...(rating === null ? {} : { rating }) },
  }),
})

/** A review as it is sent. */
export interface ReviewDraft {
  rating: number
  title: string
  text: string
  nickname: string
  fit: Fit
  photos: readonly SentPhoto[]
}

/** Sends a review, which waits for approval. Up to three photos go along; without any there is no `photos`. */
export const addReview = defineCall({
  method: 'POST',
  path: 'api/catalog/product/{productId}/reviews',
  client: 'session',
  group: 'reviews',
  challenge: 'review',
  answer: Anything,
  // `follow` hears how much of the photos has left.
  send: (productId: number, { photos, ...words }: ReviewDraft, follow: Follow) => ({
    at: { productId },
    ...(photos.length > 0 ? { json: { ...words, photos: photos.map(wirePhoto) }, follow } : { json: words }),
  }),
})
