// A customer's returns and withdrawals, newest first.
import { pagedList } from '#stores/session/paged.ts'

/** The returns, page by page. */
export const myReturns = pagedList('my-returns', async (page, signal) => (await import('#shared/orders/calls.ts')).getReturns(page, signal))
