// The pickup points of PostNL and DHL in the demo shop: invented shops at real postcodes, and the search for nearby ones.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The carrier that a point belongs to. */
export type PointCarrier = 'postnl' | 'dhl'

const Place = v.object({ city: v.string(), from: v.string(), to: v.string(), latitude: v.number(), longitude: v.number() })
type Place = v.InferOutput<typeof Place>

/** Hours by weekday (1 is Monday), such as `09:00-18:00`. A missing day is closed. */
const Hours = v.record(v.string(), v.array(v.string()))

const Point = v.object({
  carrier: v.picklist(['postnl', 'dhl']),
  code: v.string(),
  name: v.string(),
  street: v.string(),
  number: v.string(),
  postcode: v.string(),
  city: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  hours: v.string(),
})

/** A pickup point. */
export interface Point extends Omit<v.InferOutput<typeof Point>, 'hours'> {
  country: string
  hours: Readonly<Record<string, readonly string[]>>
}

/** A point with its distance from the searched place, in metres. */
export interface NearPoint extends Point {
  distance: number
}

interface Spot {
  latitude: number
  longitude: number
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

const places = v.parse(v.record(v.string(), v.array(Place)), read('places.json'))
const hours = v.parse(v.record(v.string(), Hours), read('hours.json'))
const points: readonly Point[] = ['NL', 'BE', 'DE'].flatMap((country) =>
  v
    .parse(v.array(Point), read(`points-${country.toLowerCase()}.json`))
    .map((point) => ({ ...point, country, hours: hours[point.hours] ?? {} })),
)

/** The most points in an answer. */
const MOST = 10

/** The carriers that have points in a country. */
export function pointCarriers(country: string): readonly PointCarrier[] {
  return (['postnl', 'dhl'] as const).filter((carrier) => points.some((point) => point.carrier === carrier && point.country === country))
}

/** The nearest points of a carrier, nearest first; none if the postcode is not in the country. */
export function nearestPoints(carrier: PointCarrier, country: string, postcode: string): NearPoint[] {
  const from = locate(postcode, country)
  if (!from) return []
  return points
    .filter((point) => point.carrier === carrier && point.country === country)
    .map((point) => ({ ...point, distance: metresBetween(from, point) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
}

/** The point with this code, if the carrier has it in this country. */
export function findPoint(carrier: PointCarrier, code: string, country: string | null): Point | null {
  return points.find((point) => point.carrier === carrier && point.code === code && point.country === country) ?? null
}

/** The position of a postcode's district; null if the postcode does not have the country's format. */
export function locate(postcode: string, country: string): Spot | null {
  const digits = /^\d{4,5}/.exec(postcode.replaceAll(/\s/g, ''))?.[0]
  const known = places[country] ?? []
  if (digits === undefined || known.length === 0) return null
  const nearest = known.toSorted((one, other) => gap(one, Number(digits)) - gap(other, Number(digits)))[0]
  return nearest ? { latitude: nearest.latitude, longitude: nearest.longitude } : null
}

/** The distance of a postcode from a place's range of postcodes. */
function gap({ from, to }: Place, digits: number): number {
  return Math.max(0, Number(from) - digits, digits - Number(to))
}

/** The straight-line distance. */
function metresBetween(one: Spot, other: Spot): number {
  const radians = Math.PI / 180
  const x = (other.longitude - one.longitude) * radians * Math.cos(((one.latitude + other.latitude) / 2) * radians)
  const y = (other.latitude - one.latitude) * radians
  return Math.round(Math.hypot(x, y) * 6_371_000)
}
