// The view of the checkout for host code.
import { derived } from '#shared/state/derived.ts'
import type { CheckoutView } from './offered.ts'
import { $shippingAddress } from './addresses.ts'
import { $paymentMethod } from './payment-methods.ts'
import { $deliverySlot, $shippingCode, $shippingMethod } from './shipping-methods.ts'
import { $checkoutError, $form, $isAtTill, $paymentError, $isPlacing } from './state.ts'

/** The view; null until the checkout has loaded the cart. */
export const $checkoutView = derived(
  [
    ...([$isAtTill, $form, $shippingAddress, $shippingMethod, $shippingCode, $deliverySlot] as const),
    ...([$paymentMethod, $isPlacing, $checkoutError, $paymentError] as const),
  ],
  (
    hasOpened,
    { currentStep, reachedStep },
    address,
    method,
    code,
    deliverySlot,
    payment,
    isPlacing,
    failure,
    refusal,
  ): CheckoutView | null =>
    hasOpened
      ? {
          step: currentStep,
          reachedStep,
          country: address.country ?? null,
          postcode: address.postcode ?? null,
          shippingMethod: method && code ? { code, title: method.title } : null,
          deliverySlot,
          paymentMethod: payment ? { code: payment.code, title: payment.title } : null,
          isPlacing,
          error: failure ?? refusal,
        }
      : null,
)
