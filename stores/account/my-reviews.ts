// A customer's reviews, newest first, and the products she can review.
import { pagedList } from '#stores/session/paged.ts'

/** The reviews, page by page. */
export const myReviews = pagedList('my-reviews', async (page, signal) =>
  (await import('#shared/account/lists/calls.ts')).getMyReviews(page, signal),
)
