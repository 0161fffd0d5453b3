// What a customer has said of products, newest first, and what she could say something of.
import { pagedList } from './work/paged.ts'

/** The reviews in pages. */
export const myReviews = pagedList('my-reviews', async (page, signal) =>
  (await import('#shared/api/my-account.ts')).getMyReviews(page, signal),
)
