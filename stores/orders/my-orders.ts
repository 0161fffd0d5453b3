// A customer's orders, newest first.
import { pagedList } from '#stores/session/paged.ts'

/** The orders, page by page. */
export const myOrders = pagedList('my-orders', async (page, signal) => (await import('#shared/orders/calls.ts')).getOrders(page, signal))
