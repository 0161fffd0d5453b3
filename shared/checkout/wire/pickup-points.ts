// Pick-up points as PostNL and DHL write them, and as one shape of ours. Wire names end here.
import * as v from 'valibot'
import { orEmpty, record } from '#shared/wire/answer-parts.ts'
import { answerOf, decorates, Finite, Label, list, object, Text } from '#shared/wire/parts.ts'

/** Who runs a point. */
export type PickupCarrier = 'postnl' | 'dhl'

/** Where something is, in degrees. */
export interface Spot {
  latitude: number
  longitude: number
}

/** A place where a parcel waits for who ordered it. */
export interface PickupPoint {
  /** The location code: what an order names the point by. */
  code: string
  name: string
  /** Street with number. */
  street: string
  postcode: string
  city: string
  /** Metres; null where the carrier does not say. */
  distance: number | null
  /** Where it is; null where the carrier does not say. */
  spot: Spot | null
  /** Stretches such as `09:00–12:30` by weekday, Monday first; a day without any is closed. Null where no hours are known. */
  hours: readonly (readonly string[])[] | null
}

const Degrees = v.pipe(
  Finite,
  v.check((degrees) => Math.abs(degrees) <= 180, 'degrees'),
)
const OptionalDegrees = decorates(Degrees)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** One stretch as text, several as a list; PostNL writes both. */
const Stretches = v.fallback(
  v.pipe(
    v.nullish(object({ string: v.union([v.string(), v.array(v.string())]) }), { string: [] }),
    v.transform(({ string }) => [string].flat()),
  ),
  [],
)

/** A point as PostNL answers it. A day may be missing. */
export const PostnlPoint = v.pipe(
  object({
    LocationCode: Label,
    Name: Label,
    Distance: decorates(Finite),
    Latitude: OptionalDegrees,
    Longitude: OptionalDegrees,
    Address: orEmpty(object({ Street: Text, HouseNr: Text, HouseNrExt: Text, Zipcode: Text, City: Text })),
    OpeningHours: v.fallback(record(Stretches), {}),
  }),
  v.transform(({ LocationCode, Name, Distance, Latitude, Longitude, Address, OpeningHours }): PickupPoint => ({
    code: LocationCode,
    name: Name,
    street: joined(Address.Street, Address.HouseNr, Address.HouseNrExt),
    postcode: Address.Zipcode,
    city: Address.City,
    distance: Distance,
    spot: spotOf(Latitude, Longitude),
    hours: hoursOf(weekdays.map((day) => (OpeningHours[day] ?? []).map((stretch) => stretch.split('-')))),
  })),
  v.title('point'),
)

const Opening = object({ weekDay: Finite, timeFrom: Label, timeTo: Label })

/** A point as DHL answers it. A day may repeat, or be missing. */
export const DhlPoint = v.pipe(
  object({
    id: Label,
    name: Label,
    address: orEmpty(object({ street: Text, number: Text, zipCode: Text, city: Text })),
    geoLocation: orEmpty(object({ latitude: OptionalDegrees, longitude: OptionalDegrees })),
    openingTimes: list(Opening),
  }),
  v.transform(({ id, name, address, geoLocation, openingTimes }): PickupPoint => ({
    code: id,
    name,
    street: joined(address.street, address.number),
    postcode: address.zipCode,
    city: address.city,
    distance: null,
    spot: spotOf(geoLocation.latitude, geoLocation.longitude),
    hours: hoursOf(
      weekdays.map((_, at) => openingTimes.filter(({ weekDay }) => weekDay === at + 1).map(({ timeFrom, timeTo }) => [timeFrom, timeTo])),
    ),
  })),
  v.title('point'),
)

/** The list in PostNL's own answer, which hosts pass on as it is or unwrapped. */
function unwrapped(answer: unknown): unknown {
  const result = fieldOf(answer, 'GetLocationsResult') ?? answer
  const points = fieldOf(result, 'ResponseLocation') ?? result
  // One point alone is no list in what was XML once.
  return fieldOf(points, 'LocationCode') === undefined ? points : [points]
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined

/** Points that cannot be read are not offered. */
export const PostnlPoints = v.pipe(v.unknown(), v.transform(unwrapped), answerOf(PostnlPoint))
/** The same of DHL. */
export const DhlPoints = answerOf(DhlPoint)

/** Where a postcode is; numbers, or numbers as text. */
export const PostcodeSpot = object({ latitude: Degrees, longitude: Degrees })

/** What DHL is asked with; `showUnavailable` is text. */
export interface DhlQuestion {
  postalCode: string
  city?: string
  street?: string
  houseNumber?: string
  showUnavailable: 'false'
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

function spotOf(latitude: number | null, longitude: number | null): Spot | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** `09:00:00` reads as `09:00`; a stretch without both ends is none. */
function hoursOf(days: readonly (readonly (readonly string[])[])[]): PickupPoint['hours'] {
  const hours = days.map((stretches) =>
    stretches.flatMap(([from = '', to = '']) => (from && to ? [`${from.trim().slice(0, 5)}–${to.trim().slice(0, 5)}`] : [])).toSorted(),
  )
  return hours.some((day) => day.length > 0) ? hours : null
}
