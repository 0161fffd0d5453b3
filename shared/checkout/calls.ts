// Calls of the checkout for addresses and payment.
import { wireAddress } from '#shared/address/wire/address-request.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { SavedAddresses } from '#shared/address/wire/saved-addresses.ts'
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { wireDraft, wireOrder } from './wire/payment-request.ts'
import { type PaymentInformation, type PaymentInformationDraft, PaymentMethods, PlacedOrder } from './wire/payment.ts'

/** Saves only the billing address. */
export const saveBillingAddress = defineCall({
  method: 'PUT',
  path: 'checkout/cart/address/billing-address',
  client: 'session',
  group: 'base',
  answer: SavedAddresses,
  send: (address: Partial<Address>) => ({ json: { address: wireAddress(address) } }),
})

/** Saves only the shipping address. */
export const saveShippingAddress = defineCall({
  method: 'PUT',
  path: 'checkout/cart/address/shipping-address',
  client: 'session',
  group: 'base',
  answer: SavedAddresses,
  send: (address: Partial<Address>) => ({ json: { address: wireAddress(address) } }),
})

/** Saves both addresses. */
export const saveAddresses = defineCall({
  method: 'PUT',
  path: 'checkout/cart/address/set-addresses',
  client: 'session',
  group: 'base',
  answer: SavedAddresses,
  send: (billing: Partial<Address>, shipping: Partial<Address>) => ({
    json: { billing_address: wireAddress(billing), shipping_address: wireAddress(shipping) },
  }),
})

/** The payment methods for the current cart. */
export const getPaymentMethods = defineCall({
  method: 'GET',
  path: 'checkout/cart/payment-methods',
  client: 'session',
  group: 'orders',
  answer: PaymentMethods,
})

/** Sets the payment method, without placing an order. */
export const setPaymentInformation = defineCall({
  method: 'POST',
  path: 'checkout/cart/set-payment-information',
  client: 'session',
  group: 'base',
  answer: Anything,
  send: (draft: PaymentInformationDraft) => ({ json: wireDraft(draft) }),
})

/**
 * The total and version that the shopper saw above the order button; null where the host sent none. A host places no order if either has
 * changed.
 */
export interface ShownCart {
  /** The grand total. */
  total: number | null
  /** The quote's `updated_at`. */
  version: string | null
}

/**
 * Places the order. The same key returns the same order, however often it is sent; keep it until there is an answer, and call
 * `getPaymentStatus` if none arrived.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: 'checkout/cart/payment-information',
  client: 'session',
  group: 'base',
  answer: PlacedOrder,
  send: (information: PaymentInformation, idempotencyKey: string, shown: ShownCart) => ({
    json: wireOrder(information),
    headers: {
      'Idempotency-Key': idempotencyKey,
      ...(shown.total === null ? {} : { 'X-Cart-Total': String(shown.total) }),
      ...(shown.version === null ? {} : { 'X-Cart-Version': shown.version }),
    },
  }),
})
