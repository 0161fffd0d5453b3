// Calls of a product's reviews: a page for everybody, and a new one from a customer.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import type { Follow } from '#shared/api/upload.ts'
import { type Fit, Reviews } from '#shared/product/wire/reviews.ts'
import { type SentPhoto, wirePhoto } from '#shared/wire/photo-request.ts'

/** The sort order of reviews; `relevant` puts those in the reader's language first. */
export type ReviewSort = 'relevant' | 'newest' | 'highest' | 'lowest'

/** The request for reviews. */
export interface ReviewsQuery {
  page: number
  sort: ReviewSort
  /** Only those with this number of stars; null for all. */
  rating: number | null
}

/** A page of approved reviews. */
export const getReviews = defineCall({
  method: 'GET',
  path: 'catalog/product/{productId}/reviews',
  client: 'catalogue',
  group: 'reviews',
  answer: Reviews,
  send: (productId: number, { page, sort, rating }: ReviewsQuery) => ({
    at: { productId },
    searchParams: { page, sort, ...(rating === null ? {} : { rating }) },
  }),
})

/** A new review. */
export interface ReviewDraft {
  rating: number
  title: string
  text: string
  nickname: string
  fit: Fit
  photos: readonly SentPhoto[]
}

/** Sends a review, which waits for approval. It may have up to three photos; without any there is no `photos` field. */
export const addReview = defineCall({
  method: 'POST',
  path: 'api/catalog/product/{productId}/reviews',
  client: 'session',
  group: 'reviews',
  challenge: 'review',
  answer: Anything,
  // `follow` is called with the photos' upload progress.
  send: (productId: number, { photos, ...review }: ReviewDraft, follow: Follow) => ({
    at: { productId },
    ...(photos.length > 0 ? { json: { ...review, photos: photos.map(wirePhoto) }, follow } : { json: review }),
  }),
})
