// Calculates the distance between two coordinates.
import type { Spot } from '#shared/checkout/wire/pickup-points.ts'

const EARTH = 6_371_000
const RADIANS = Math.PI / 180

/** Metres in a straight line; accurate enough within a country. */
export function metresBetween(one: Spot, other: Spot): number {
  const x = (other.longitude - one.longitude) * RADIANS * Math.cos(((one.latitude + other.latitude) / 2) * RADIANS)
  const y = (other.latitude - one.latitude) * RADIANS
  return Math.round(Math.hypot(x, y) * EARTH)
}
