// The delivery promise in the checkout: the chosen slot, with the chosen method's cost.
import type { DeliveryPromise } from '#shared/product/rules/delivery.ts'
import { derived } from '#shared/state/derived.ts'
import { $cartPromise } from '#stores/cart/delivery.ts'
import { $deliverySlot, $shownMethod } from './shipping-methods.ts'

/** The cart's promise until a method is chosen; then the date of its slot, or no promise for a method without slots. */
export const $checkoutPromise = derived([$cartPromise, $shownMethod, $deliverySlot], (promise, method, slot): DeliveryPromise | null => {
  if (!promise || !method) return promise
  const date = slot?.date ?? null
  return { ...promise, date, isTomorrow: promise.isTomorrow && date === promise.date, isMade: false, days: null }
})
