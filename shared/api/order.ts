// What became of the order this session placed last.
import { LastOrder } from '#shared/schemas/order.ts'
import { PaymentStatus } from '#shared/schemas/payment.ts'
import { ask } from './client.ts'

/** The server's word on its payment; the address a provider sent the shopper back to proves nothing. */
export function getPaymentStatus(signal?: AbortSignal): Promise<PaymentStatus> {
  return ask('GET', 'checkout/cart/payment-status', PaymentStatus, { signal })
}

/** The order itself, for the confirmation. */
export function getLastOrder(signal?: AbortSignal): Promise<LastOrder> {
  return ask('GET', 'checkout/cart/last-order', LastOrder, { signal })
}
