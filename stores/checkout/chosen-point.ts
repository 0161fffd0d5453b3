// The pick-up point of the order: its code is sent as an extension attribute, its name is shown on the page.
import type { PickupCarrier } from '#shared/checkout/wire/pickup-points.ts'
import { derived } from '#shared/state/derived.ts'
import { $extensionAttributes, $point } from './state.ts'

const carriers = ['postnl', 'dhl'] as const satisfies readonly PickupCarrier[]

/** The key of the extension attribute. */
export function pointKey(carrier: PickupCarrier): 'postnl_pickup_point' | 'dhl_pickup_point' {
  return `${carrier}_pickup_point`
}

/** The chosen point; null if there is none, or if only its code is known. */
export const $chosenPoint = derived([$point, $extensionAttributes], (point, extras) =>
  point !== null && extras[pointKey(point.carrier)] === point.code ? point : null,
)

/** Removes the chosen points of all carriers but one: a point belongs to a method, and to a country and postcode. */
export function forgetPoints(but: PickupCarrier | null = null): void {
  const gone: readonly string[] = carriers.filter((carrier) => carrier !== but).map(pointKey)
  const all = Object.entries($extensionAttributes.get())
  const left = all.filter(([key]) => !gone.includes(key))
  if (left.length < all.length) $extensionAttributes.set(Object.fromEntries(left))
  if ($point.get()?.carrier !== but) $point.set(null)
}
