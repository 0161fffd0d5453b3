// Calls about pickup points: PostNL's in PostNL's envelope or as a list, DHL's as a list.
import { points, type PointRow } from '../data.ts'
import { either, fields, text } from '../rules/read.ts'
import type { Json } from '../shapes/shape.ts'
import type { Call } from './call.ts'

/** The points of a country, nearest first: those with the longest common beginning of the postcode. */
const near = (country: string, postcode: string): PointRow[] => {
  const wanted = postcode.replaceAll(' ', '').toUpperCase()
  const shared = (point: PointRow) => {
    const differs = [...point.postcode].findIndex((character, index) => character !== wanted[index])
    return differs === -1 ? point.postcode.length : differs
  }
  return points
    .filter((point) => point.country === country.toUpperCase())
    .toSorted((a, b) => shared(b) - shared(a) || a.distance - b.distance)
}

const postnl = (point: PointRow): Json => ({
  LocationCode: point.code,
  Name: point.name,
  Distance: point.distance,
  Latitude: point.latitude,
  Longitude: point.longitude,
  Address: { Street: point.street, HouseNr: point.number, Zipcode: point.postcode, City: point.city, Countrycode: point.country },
  OpeningHours: { Monday: { string: ['09:00-18:00'] }, Tuesday: { string: ['09:00-18:00'] }, Sunday: '' },
})

const dhl = (point: PointRow): Json => ({
  id: `8004-${point.country}-${point.code}`,
  harmonisedId: `${point.country}-${point.code}`,
  name: point.name,
  distance: point.distance,
  address: {
    countryCode: point.country,
    zipCode: point.postcode,
    city: point.city,
    street: point.street,
    number: point.number,
    isBusiness: true,
  },
  geoLocation: { latitude: point.latitude, longitude: point.longitude },
  openingTimes: [{ timeFrom: '09:00:00', timeTo: '18:00:00', weekDay: 1 }],
})

export const pickupCalls: Call[] = [
  {
    name: 'GET checkout/postnl/pickup-points/nearest/{postcode}/{countryId}',
    run: ({ platform, param }) => {
      const found = near(param('countryId'), param('postcode')).map(postnl)
      const kind = platform.options.postnl ?? platform.draws.pick('postnl', ['wrapped', 'bare'])
      if (kind === 'bare') return { json: found }
      // PHP parses a SOAP answer with one result as an object, not a list.
      return { json: { GetLocationsResult: { ResponseLocation: found.length === 1 ? (found[0] ?? null) : found } } }
    },
  },
  {
    name: 'POST checkout/dhl/pickup-points/nearest/{country_id}',
    run: ({ param, body }) => {
      const address = fields(body.address)
      const postcode = text(either(Object.keys(address).length > 0 ? address : body, 'postalCode', 'postcode'))
      return { json: near(param('country_id'), postcode).map(dhl) }
    },
  },
]
