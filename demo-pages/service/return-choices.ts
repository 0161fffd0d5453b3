// What can be chosen for the return of an order: the answer of `POST returns/fetch/choices`.
import { storeById } from '../host/store-view.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { listWays, reasonsForFree, type OfferedWay } from './return-ways.ts'

/** The answer. */
export interface ReturnChoices {
  currency: string
  ways: OfferedWay[]
  /** The reasons for which every way is free. */
  free_reasons: readonly string[]
}

/** The choices for an order. */
export function describeChoices(order: Pick<OrderRow, 'store_id' | 'currency'>): ReturnChoices {
  return { currency: order.currency, ways: listWays(storeById(order.store_id)), free_reasons: reasonsForFree }
}
