// The view of the checkout for host code. It is on every page; the checkout's store registers its view here when it is loaded.
import { atom, type ReadableAtom } from 'nanostores'
import type { DeliverySlot } from '#shared/checkout/wire/shipping.ts'
import type { Failure } from '#shared/domain/failure.ts'

/** The shopper's step and choices. Of her address it contains only what delivery costs depend on. */
export interface CheckoutView {
  /** The current step: 1 address, 2 shipping, 3 payment. */
  step: number
  /** The furthest step reached. */
  reachedStep: number
  country: string | null
  postcode: string | null
  /** The method with the code that events and slots use. */
  shippingMethod: { code: string; title: string } | null
  deliverySlot: DeliverySlot | null
  /** The payment method with the code that events and slots use. */
  paymentMethod: { code: string; title: string } | null
  /** Whether the order is being placed, or the shopper is leaving with it. */
  isPlacing: boolean
  /** Why the last step or the payment failed. */
  error: Failure | null
}

/** The checkout; null until its store is loaded. The atom is not personal, so it stays when a customer leaves. */
export const $offeredCheckout = atom<ReadableAtom<CheckoutView | null> | null>(null)
