// The pick-up point as stored with an order, for its mails and pages: its data at the time of the order.
import type { Point, PointCarrier } from './points.ts'

/** The pick-up point of an order, at the time of the order. */
export interface KeptPoint {
  carrier: PointCarrier
  location_code: string
  name: string
  street: string
  number: string
  postcode: string
  city: string
  country_id: string
}

/** The fields of a point that an order stores. */
export function toKept({ carrier, code, name, street, number, postcode, city, country }: Point): KeptPoint {
  return { carrier, location_code: code, name, street, number, postcode, city, country_id: country }
}

/** A point as lines of an address. */
export function pointLines({ name, street, number, postcode, city, country_id }: KeptPoint): string[] {
  return [name, `${street} ${number}`, `${postcode} ${city}`, country_id]
}
