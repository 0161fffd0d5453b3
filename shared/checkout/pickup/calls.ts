// Calls for pick-up points.
import { defineCall } from '#shared/api/define-call.ts'
import { DhlPoints, type DhlQuestion, PostcodeSpot, PostnlPoints } from '#shared/checkout/wire/pickup-points.ts'

/** The PostNL pick-up points near a postcode. */
export const getPostnlPoints = defineCall({
  method: 'GET',
  path: 'checkout/postnl/pickup-points/nearest/{postcode}/{country}',
  client: 'session',
  group: 'base',
  answer: PostnlPoints,
  send: (postcode: string, country: string) => ({ at: { postcode, country } }),
})

/** The DHL pick-up points near an address, or near a postcode. */
export const findDhlPoints = defineCall({
  method: 'POST',
  path: 'checkout/dhl/pickup-points/nearest/{country}',
  client: 'session',
  group: 'base',
  answer: DhlPoints,
  send: (country: string, address: DhlQuestion) => ({ at: { country }, json: { address } }),
})

/** The coordinates of a postcode. */
export const lookUpPostcode = defineCall({
  method: 'GET',
  path: 'postcode/lookup/{zipcode}',
  client: 'session',
  group: 'base',
  answer: PostcodeSpot,
  send: (zipcode: string) => ({ at: { zipcode } }),
})
