// Writes the address of an order's pick-up point in lines.
import type { KeptPoint } from '#shared/checkout/wire/order.ts'

/** The lines of a pick-up point's address. */
export function pointLines({ name, street, number, postcode, city }: KeptPoint): string[] {
  return [name, `${street} ${number}`.trim(), `${postcode} ${city}`.trim()].filter(Boolean)
}
