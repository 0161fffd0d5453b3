// Reviews of a product: a page of them for everybody, and one more from a customer.
import { type Fit, Reviews } from '#shared/schemas/reviews.ts'
import { Anything, ask, askCatalogue } from './client.ts'
import type { SentPhoto } from './complaint.ts'
import type { Follow } from './upload.ts'

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
  photos: readonly SentPhoto[]
}

/** A page of the approved reviews. */
export function getReviews(productId: number, { page, sort, rating }: ReviewsAsk, signal?: AbortSignal): Promise<Reviews> {
  const searchParams = { page, sort, ...(rating === null ? {} : { rating }) }
  return askCatalogue(`catalog/product/${productId}/reviews`, Reviews, { searchParams, signal })
}

/** Sends a review, which waits for approval. Up to three photos go along; without any there is no `photos`. */
export async function addReview(
  productId: number,
  { photos, ...words }: ReviewDraft,
  // `follow` hears how much of the photos has left.
  { signal, follow = () => {} }: { signal?: AbortSignal | undefined; follow?: Follow } = {},
): Promise<void> {
  const hasPhotos = photos.length > 0
  const sent = photos.map(({ name, type, data }) => ({ name, type, base64_encoded_data: data }))
  // Photos may take longer to leave than a call may: what is followed has its time for each part.
  const via = hasPhotos ? (await import('./upload.ts')).followed(follow) : undefined
  const json = hasPhotos ? { ...words, photos: sent } : words
  await ask('POST', `api/catalog/product/${productId}/reviews`, Anything, { json, challenge: 'review', via, signal })
}
