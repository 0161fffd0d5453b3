// Calls for the last order of this session, and its payment.
import { defineCall } from '#shared/api/define-call.ts'
import { GrantedClaim, LastOrder } from '#shared/checkout/wire/order.ts'
import { PaymentStatus } from '#shared/checkout/wire/payment.ts'

/** Cancels an open payment, so that the cart can be paid for in another way. */
export const cancelPayment = defineCall({
  method: 'POST',
  path: 'checkout/cart/payment-cancel',
  client: 'session',
  group: 'orders',
  answer: PaymentStatus,
})

/** The server's status of the payment; the address to which the payment provider returned the shopper proves nothing. */
export const getPaymentStatus = defineCall({
  method: 'GET',
  path: 'checkout/cart/payment-status',
  client: 'session',
  group: 'orders',
  answer: PaymentStatus,
})

/** The order, for the confirmation page. */
export const getLastOrder = defineCall({
  method: 'GET',
  path: 'checkout/cart/last-order',
  client: 'session',
  group: 'orders',

  answer: LastOrder,
})

/**
 * Claims the right to report a purchase to the page's tags, with a random key for this browser. The host grants the first claim of an
 * order, and repeats of it, since its answer may have been lost; it refuses every other. Needs the shopper's consent. A host that answers
 * 404 keeps no claims: then each browser reports once.
 */
export const claimOrder = defineCall({
  method: 'POST',
  path: 'checkout/cart/last-order/claim',
  client: 'session',
  group: 'orders',

  answer: GrantedClaim,
  send: (number: string, claim: string) => ({ json: { order_number: number, claim } }),
})
