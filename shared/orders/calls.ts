// Calls of a customer's orders: the list, a single order, reordering, and returns.
import { defineCall } from '#shared/api/define-call.ts'
import { ReturnPage } from './wire/account-lists.ts'
import { MyOrder, OrderPage, Reorder } from './wire/my-orders.ts'

/** A page of orders, newest first. */
export const getOrders = defineCall({
  method: 'GET',
  path: 'api/customer/orders',
  client: 'session',
  group: 'account',
  answer: OrderPage,
  send: (page: number) => (page > 1 ? { searchParams: { page } } : {}),
})

/** One order. */
export const getMyOrder = defineCall({
  method: 'GET',
  path: 'api/customer/orders/{number}',
  client: 'session',
  group: 'account',
  answer: MyOrder,
  send: (number: string) => ({ at: { number } }),
})

/** Cancels an order; returns its new state. */
export const cancelOrder = defineCall({
  method: 'POST',
  path: 'api/customer/orders/{number}/cancel',
  client: 'session',
  group: 'account',
  answer: MyOrder,
  send: (number: string) => ({ at: { number } }),
})

/** A preview of ordering these lines again; null for all of them. */
export const previewReorder = defineCall({
  method: 'POST',
  path: 'api/customer/orders/{number}/reorder',
  client: 'session',
  group: 'account',
  answer: Reorder,
  send: (number: string, itemIds: readonly number[] | null) => ({
    at: { number },
    json: { items: itemIds?.map((id) => ({ item_id: id })) ?? null, is_preview: true },
  }),
})

/** Adds these lines to the cart, at the previewed prices; a repeated intent is executed once. */
export const reorder = defineCall({
  method: 'POST',
  path: 'api/customer/orders/{number}/reorder',
  client: 'session',
  group: 'account',
  answer: Reorder,
  send: (number: string, lines: readonly { id: number; price: number | null }[], intent: string) => ({
    at: { number },
    json: { items: lines.map(({ id, price }) => ({ item_id: id, price })) },
    headers: { 'Idempotency-Key': intent },
  }),
})

/** A page of returns. */
export const getReturns = defineCall({
  method: 'GET',
  path: 'api/customer/returns',
  client: 'session',
  group: 'account',
  answer: ReturnPage,
  send: (page: number) => (page > 1 ? { searchParams: { page } } : {}),
})
