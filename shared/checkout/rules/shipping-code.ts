// Which shipping method and delivery slot apply before the shopper has chosen any.
import type { DeliverySlot, ShippingMethod } from '#shared/checkout/wire/shipping.ts'

/** What goes along with a method by key; the point of a pick-up is `postnl_pickup_point` or `dhl_pickup_point`. */
export type Extras = Readonly<Record<string, string>>

/** Whether a method can be had: one that leads to a pick-up point only once the point is chosen. */
export function canBeHad({ isAvailable, pickup }: ShippingMethod, extras: Extras): boolean {
  return isAvailable && (pickup === null || Boolean(extras[`${pickup}_pickup_point`]))
}

/** The shopper's own choice while it is on offer, also a pick-up whose point is still to be chosen. */
export function methodAskedFor(methods: readonly ShippingMethod[], code: string | null): ShippingMethod | null {
  return methods.find((method) => method.isAvailable && method.code === code) ?? null
}

/** The shopper's own choice, which is none while it lacks its pick-up point; without one the first that can be had. */
export function methodThatCounts(methods: readonly ShippingMethod[], code: string | null, extras: Extras): ShippingMethod | null {
  const own = methodAskedFor(methods, code)
  // Nobody who wanted to pick it up is sent it home instead.
  if (own) return canBeHad(own, extras) ? own : null
  return methods.find((method) => canBeHad(method, extras)) ?? null
}

/** The slot asked for while the method has it, else the method's first. */
export function slotThatCounts(method: ShippingMethod | null, slotId: string | null): DeliverySlot | null {
  const slots = method?.slots ?? []
  return slots.find((slot) => slot.id === slotId) ?? slots[0] ?? null
}
