// The pick-up point of the order: its code goes along as an extension attribute, its name is for whoever reads the page.
import type { PickupCarrier } from '#shared/schemas/pickup-points.ts'
import { derived } from '#shared/state/derived.ts'
import { $extension, $point } from './state.ts'

/** The key of the extension attribute. */
export function pointKey(carrier: PickupCarrier): 'postnl_pickup_point' | 'dhl_pickup_point' {
  return `${carrier}_pickup_point`
}

/** The chosen point; null while there is none, or while only its code is known. */
export const $chosenPoint = derived([$point, $extension], (point, extras) =>
  point !== null && extras[pointKey(point.carrier)] === point.code ? point : null,
)

/** Takes back the points of all carriers but one: they go with their method, and with the country or postcode they are near to. */
export function forgetPoints(but: PickupCarrier | null = null): void {
  const { postnl_pickup_point: postnl, dhl_pickup_point: dhl, ...rest } = $extension.get()
  const kept = {
    ...rest,
    ...(but === 'postnl' && postnl ? { postnl_pickup_point: postnl } : {}),
    ...(but === 'dhl' && dhl ? { dhl_pickup_point: dhl } : {}),
  }
  if (Object.keys(kept).length < Object.keys($extension.get()).length) $extension.set(kept)
  if ($point.get()?.carrier !== but) $point.set(null)
}
