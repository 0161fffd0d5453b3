// What host code may read of the checkout. Every page has this file, and the checkout's store registers its view here when it is loaded.
import { atom, type ReadableAtom } from 'nanostores'
import type { DeliverySlot } from '#shared/checkout/wire/shipping.ts'
import type { Failure } from '#shared/domain/failure.ts'

/** Where the shopper is in the checkout and what she chose. Of her address it holds only what the cost of delivery depends on. */
export interface CheckoutView {
  /** 1 address, 2 shipping, 3 payment. */
  step: number
  /** The furthest step so far. */
  reachedStep: number
  country: string | null
  postcode: string | null
  /** By the code that events and slots use. */
  shippingMethod: { code: string; title: string } | null
  deliverySlot: DeliverySlot | null
  /** The same for the payment method. */
  paymentMethod: { code: string; title: string } | null
  /** The order is being placed, or the shopper is leaving with it. */
  isPlacing: boolean
  /** Why the last step or the payment failed. */
  error: Failure | null
}

/** The checkout; null until its store is loaded. No shopper's, so it stays when everything else is forgotten. */
export const $offeredCheckout = atom<ReadableAtom<CheckoutView | null> | null>(null)
