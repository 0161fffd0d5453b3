// What became of the order this session placed last, and of its payment.
import { defineCall } from '#shared/api/define-call.ts'
import { GrantedClaim, LastOrder } from '#shared/checkout/wire/order.ts'
import { PaymentStatus } from '#shared/checkout/wire/payment.ts'

/** Ends an open payment, so that the cart can be paid for another way. */
export const cancelPayment = defineCall({
  method: 'POST',
  path: 'checkout/cart/payment-cancel',
  client: 'session',
  group: 'orders',
  answer: PaymentStatus,
})

/** The status of the payment as the server knows it; the address that the payment provider sent the shopper back to proves nothing. */
export const getPaymentStatus = defineCall({
  method: 'GET',
  path: 'checkout/cart/payment-status',
  client: 'session',
  group: 'orders',
  answer: PaymentStatus,
})

/** The order itself, for the confirmation. */
export const getLastOrder = defineCall({
  method: 'GET',
  path: 'checkout/cart/last-order',
  client: 'session',
  group: 'orders',

  answer: LastOrder,
})

/**
 * Asks to be the one who tells the page's tags of a purchase, with a random word that stands for this browser: the host grants it to the
 * first claim of an order, and again to the same one, since its answer may have been lost; to every other it answers no. Made with the
 * shopper's consent only. A host that answers 404 keeps no such book: then each browser tells once.
 */
export const claimOrder = defineCall({
  method: 'POST',
  path: 'checkout/cart/last-order/claim',
  client: 'session',
  group: 'orders',

  answer: GrantedClaim,
  send: (number: string, claim: string) => ({ json: { order_number: number, claim } }),
})
