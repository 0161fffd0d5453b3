// The calls about pick-up points.
import { DhlPoints, type DhlQuestion, type PickupPoint, PostcodeSpot, PostnlPoints, type Spot } from '#shared/schemas/pickup-points.ts'
import { ask } from './client.ts'

/** The points of PostNL near a postcode. */
export function getPostnlPoints(postcode: string, country: string, signal?: AbortSignal): Promise<PickupPoint[]> {
  const path = `checkout/postnl/pickup-points/nearest/${encodeURIComponent(postcode)}/${encodeURIComponent(country)}`
  return ask('GET', path, PostnlPoints, { signal })
}

/** The points of DHL near an address, or near a postcode alone. */
export function findDhlPoints(country: string, address: DhlQuestion, signal?: AbortSignal): Promise<PickupPoint[]> {
  return ask('POST', `checkout/dhl/pickup-points/nearest/${encodeURIComponent(country)}`, DhlPoints, { json: { address }, signal })
}

/** Where a postcode is. */
export function lookUpPostcode(zipcode: string, signal?: AbortSignal): Promise<Spot> {
  return ask('GET', `postcode/lookup/${encodeURIComponent(zipcode)}`, PostcodeSpot, { signal })
}
