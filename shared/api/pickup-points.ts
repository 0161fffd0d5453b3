// The calls about pick-up points.
import { DhlPoints, type DhlQuestion, type PickupPoint, PostcodeSpot, PostnlPoints, type Spot } from '#shared/schemas/pickup-points.ts'
import { ask } from './client.ts'

/** The PostNL pick-up points near a postcode. */
export function getPostnlPoints(postcode: string, country: string, signal?: AbortSignal): Promise<PickupPoint[]> {
  const path = `checkout/postnl/pickup-points/nearest/${encodeURIComponent(postcode)}/${encodeURIComponent(country)}`
  return ask('GET', path, PostnlPoints, { signal })
}

/** The DHL pick-up points near an address, or near a postcode. */
export function findDhlPoints(country: string, address: DhlQuestion, signal?: AbortSignal): Promise<PickupPoint[]> {
  return ask('POST', `checkout/dhl/pickup-points/nearest/${encodeURIComponent(country)}`, DhlPoints, { json: { address }, signal })
}

/** The coordinates of a postcode. */
export function lookUpPostcode(zipcode: string, signal?: AbortSignal): Promise<Spot> {
  return ask('GET', `postcode/lookup/${encodeURIComponent(zipcode)}`, PostcodeSpot, { signal })
}
