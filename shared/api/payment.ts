// The calls about paying: choosing a method, placing the order, giving an open payment up.
import {
  type PaymentInformation,
  type PaymentInformationDraft,
  PaymentMethods,
  PaymentStatus,
  PlacedOrder,
  type PaymentMethod,
} from '#shared/schemas/payment.ts'
import { wireDraft, wireOrder } from '#shared/schemas/payment-request.ts'
import { Anything, ask } from './client.ts'

/** The payment methods for the cart as it is. */
export function getPaymentMethods(signal?: AbortSignal): Promise<PaymentMethod[]> {
  return ask('GET', 'checkout/cart/payment-methods', PaymentMethods, { signal })
}

/** Sets the payment method. Orders nothing. */
export async function setPaymentInformation(draft: PaymentInformationDraft): Promise<void> {
  await ask('POST', 'checkout/cart/set-payment-information', Anything, { json: wireDraft(draft) })
}

/**
 * Places the order. The same key answers with the same order, however often it is sent;
 * keep it until an answer is there, and ask `getPaymentStatus` when none came.
 */
export function placeOrder(information: PaymentInformation, idempotencyKey: string, shown: ShownCart): Promise<PlacedOrder> {
  return ask('POST', 'checkout/cart/payment-information', PlacedOrder, {
    json: wireOrder(information),
    headers: {
      'Idempotency-Key': idempotencyKey,
      ...(shown.total === null ? {} : { 'X-Cart-Total': String(shown.total) }),
      ...(shown.version === null ? {} : { 'X-Cart-Version': shown.version }),
    },
  })
}

/** What stood above the button; null where the host did not say. A host orders nothing if either is not so any more. */
export interface ShownCart {
  /** The grand total. */
  total: number | null
  /** The quote's `updated_at`. */
  version: string | null
}

/** Ends an open payment, so that the cart can be paid for another way. */
export function cancelPayment(): Promise<PaymentStatus> {
  return ask('POST', 'checkout/cart/payment-cancel', PaymentStatus)
}
