// Examples of pick-up points.
import { example, refusal } from '#shared/api/example.ts'
import { findDhlPoints, getPostnlPoints, lookUpPostcode } from './calls.ts'

/** A pick-up point of PostNL. */
export function postnlPointAnswer(part: object = {}) {
  return {
    LocationCode: '171001',
    Name: 'Corner shop',
    Distance: 420,
    Latitude: 52.37,
    Longitude: 4.89,
    Address: { Street: 'Damrak', HouseNr: '1', HouseNrExt: 'a', Zipcode: '1012AB', City: 'Amsterdam', Countrycode: 'NL' },
    OpeningHours: { Monday: { string: ['09:00-12:30', '13:30-18:00'] }, Saturday: { string: ['10:00-16:00'] } },
    ...part,
  }
}

/** A pick-up point of DHL, closed at noon. */
export function dhlPointAnswer(part: object = {}) {
  return {
    id: '8004-NL-1',
    name: 'Flower shop',
    shopType: 'parcelShop',
    address: { street: 'Rokin', number: '7', zipCode: '1012KK', city: 'Amsterdam', countryCode: 'NL' },
    geoLocation: { latitude: 52.36, longitude: 4.89 },
    openingTimes: [
      { weekDay: 1, timeFrom: '13:30', timeTo: '18:00' },
      { weekDay: 1, timeFrom: '09:00', timeTo: '12:30' },
    ],
    ...part,
  }
}

const question = { postalCode: '1012AB', showUnavailable: 'false' } as const

/** The examples. */
export const examples = [
  example(getPostnlPoints, ['1012AB', 'NL'], { answer: [postnlPointAnswer()] }),
  example(findDhlPoints, ['NL', question], { body: { address: question }, answer: [dhlPointAnswer()] }),
  example(lookUpPostcode, ['1012AB'], {
    answer: { latitude: 52.37, longitude: 4.89 },
    refusals: [refusal(404, null, 'No such postcode, or none that this store knows.')],
  }),
]
