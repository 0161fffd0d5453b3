// The pickup point of an order, stored with its data at the time of the order for mails and pages.
import type { Point, PointCarrier } from './points.ts'

/** The pickup point of an order, as it was at the time of the order. */
export interface KeptPoint {
  carrier: PointCarrier
  location_code: string
  name: string
  street: string
  number: string
  postcode: string
  city: string
  country_id: string
  /** The day from which the parcel is there; null where it was not promised, absent in older orders. */
  expected_on?: string | null
}

/** The fields of a point that an order stores, with the promised day. */
export function toKept({ carrier, code, name, street, number, postcode, city, country }: Point, expected_on: string | null): KeptPoint {
  return { carrier, location_code: code, name, street, number, postcode, city, country_id: country, expected_on }
}
