// What became of the order this session placed last.
import { GrantedClaim, LastOrder } from '#shared/schemas/order.ts'
import { PaymentStatus } from '#shared/schemas/payment.ts'
import { ask } from './client.ts'

/** The status of the payment as the server knows it; the address that the payment provider sent the shopper back to proves nothing. */
export function getPaymentStatus(signal?: AbortSignal): Promise<PaymentStatus> {
  return ask('GET', 'checkout/cart/payment-status', PaymentStatus, { signal })
}

/** The order itself, for the confirmation. */
export function getLastOrder(signal?: AbortSignal): Promise<LastOrder> {
  return ask('GET', 'checkout/cart/last-order', LastOrder, { signal })
}

/**
 * Asks to be the one who tells the page's tags of a purchase, with a random word that stands for this browser: the host grants it to the
 * first claim of an order, and again to the same one, since its answer may have been lost; to every other it answers no. Made with the
 * shopper's consent only. A host that answers 404 keeps no such book: then each browser tells once.
 */
export function claimOrder(number: string, claim: string): Promise<boolean> {
  return ask('POST', 'checkout/cart/last-order/claim', GrantedClaim, { json: { order_number: number, claim } })
}
