// A customer's returns and withdrawals, newest first.
import { pagedList } from '#stores/session/paged.ts'

/** The returns in pages. */
export const myReturns = pagedList('my-returns', async (page, signal) => (await import('#shared/orders/calls.ts')).getReturns(page, signal))
