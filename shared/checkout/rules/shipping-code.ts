// Chooses the shipping method and delivery slot that apply before the shopper has chosen any.
import type { DeliverySlot, ShippingMethod } from '#shared/checkout/wire/shipping.ts'

/** Extra data of a method by key; the pick-up point is `postnl_pickup_point` or `dhl_pickup_point`. */
export type Extras = Readonly<Record<string, string>>

/** Whether a method can be used: one with pick-up points needs a chosen point. */
export function canBeHad({ isAvailable, pickup }: ShippingMethod, extras: Extras): boolean {
  return isAvailable && (pickup === null || Boolean(extras[`${pickup}_pickup_point`]))
}

/** The shopper's choice while it is available, including a pick-up without a chosen point. */
export function requestedMethod(methods: readonly ShippingMethod[], code: string | null): ShippingMethod | null {
  return methods.find((method) => method.isAvailable && method.code === code) ?? null
}

/** The method that applies: the shopper's choice, or none while it lacks its pick-up point; without a choice the first usable method. */
export function methodThatCounts(methods: readonly ShippingMethod[], code: string | null, extras: Extras): ShippingMethod | null {
  const own = requestedMethod(methods, code)
  // An order for pick-up must never be delivered to the home instead.
  if (own) return canBeHad(own, extras) ? own : null
  return methods.find((method) => canBeHad(method, extras)) ?? null
}

/** The requested slot while the method has it, otherwise the method's first. */
export function slotThatCounts(method: ShippingMethod | null, slotId: string | null): DeliverySlot | null {
  const slots = method?.slots ?? []
  return slots.find((slot) => slot.id === slotId) ?? slots[0] ?? null
}
