// The point of an order as it stands with the order, in its mails and on its pages: of the day it was ordered.
import type { Point, PointCarrier } from './points.ts'

/** Where an order is picked up, as it was that day. */
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
