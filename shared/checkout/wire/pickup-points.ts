// Schemas of pick-up points of PostNL and DHL, and the common shape. Wire names end here.
import * as v from 'valibot'
import { orEmpty, record } from '#shared/wire/answer-parts.ts'
import { answerOf, decorates, Finite, Label, list, object, Text } from '#shared/wire/parts.ts'

/** The carrier of a pick-up point. */
export type PickupCarrier = 'postnl' | 'dhl'

/** Coordinates in degrees. */
export interface Spot {
  latitude: number
  longitude: number
}

/** A pick-up point. */
export interface PickupPoint {
  /** The location code, which names the point in an order. */
  code: string
  name: string
  /** Street with number. */
  street: string
  postcode: string
  city: string
  /** Metres; null where the carrier sends none. */
  distance: number | null
  /** The coordinates; null where the carrier sends none. */
  spot: Spot | null
  /** Opening hours such as `09:00–12:30` by weekday, Monday first; a day without any is closed. Null where no hours are known. */
  hours: readonly (readonly string[])[] | null
}

const Degrees = v.pipe(
  Finite,
  v.check((degrees) => Math.abs(degrees) <= 180, 'degrees'),
)
const OptionalDegrees = decorates(Degrees)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Opening hours; PostNL writes a single period as text, several as a list. */
const Stretches = v.fallback(
  v.pipe(
    v.nullish(object({ string: v.union([v.string(), v.array(v.string())]) }), { string: [] }),
    v.transform(({ string }) => [string].flat()),
  ),
  [],
)

/** A point in PostNL's answer. Days may be missing. */
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

/** A point in DHL's answer. Days may repeat, or be missing. */
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

/** The list within PostNL's own answer, which hosts pass on as it is or unwrapped. */
function unwrapped(answer: unknown): unknown {
  const result = fieldOf(answer, 'GetLocationsResult') ?? answer
  const points = fieldOf(result, 'ResponseLocation') ?? result
  // An answer converted from XML has a single point without a list.
  return fieldOf(points, 'LocationCode') === undefined ? points : [points]
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined

/** PostNL's answer; points that cannot be parsed are dropped. */
export const PostnlPoints = v.pipe(v.unknown(), v.transform(unwrapped), answerOf(PostnlPoint))
/** DHL's answer; points that cannot be parsed are dropped. */
export const DhlPoints = answerOf(DhlPoint)

/** The coordinates of a postcode; numbers, or numbers as text. */
export const PostcodeSpot = object({ latitude: Degrees, longitude: Degrees })

/** The request to DHL; `showUnavailable` is text. */
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

/** Converts `09:00:00` to `09:00`; a period without both ends is dropped. */
function hoursOf(days: readonly (readonly (readonly string[])[])[]): PickupPoint['hours'] {
  const hours = days.map((stretches) =>
    stretches.flatMap(([from = '', to = '']) => (from && to ? [`${from.trim().slice(0, 5)}–${to.trim().slice(0, 5)}`] : [])).toSorted(),
  )
  return hours.some((day) => day.length > 0) ? hours : null
}
