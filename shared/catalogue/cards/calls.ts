// The call for cards by product id. The same for every shopper.
import { defineCall } from '#shared/api/define-call.ts'
import { Cards } from '#shared/product/wire/catalogue-item.ts'

/** The cards of these products, without those no longer sold. */
export const getProducts = defineCall({
  method: 'GET',
  path: 'catalog/products',
  client: 'catalogue',
  group: 'products',
  answer: Cards,
  send: (ids: readonly number[]) => ({ searchParams: { ids: ids.join() } }),
})
