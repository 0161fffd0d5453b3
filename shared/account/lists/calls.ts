// Calls for a customer's own reviews and stock alerts.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { AlertPage, ReviewPage } from '#shared/orders/wire/account-lists.ts'

/** A page of the customer's own reviews. */
export const getMyReviews = defineCall({
  method: 'GET',
  path: 'api/customer/reviews',
  client: 'session',
  group: 'account',
  answer: ReviewPage,
  send: (page: number) => (page > 1 ? { searchParams: { page } } : {}),
})

/** A page of stock alerts. */
export const getAlerts = defineCall({
  method: 'GET',
  path: 'api/customer/stock-alerts',
  client: 'session',
  group: 'account',
  answer: AlertPage,
  send: (page: number) => (page > 1 ? { searchParams: { page } } : {}),
})

/** Removes a stock alert. */
export const removeAlert = defineCall({
  method: 'DELETE',
  path: 'api/customer/stock-alerts/{id}',
  client: 'session',
  group: 'account',
  answer: Anything,
  send: (id: number) => ({ at: { id } }),
})
