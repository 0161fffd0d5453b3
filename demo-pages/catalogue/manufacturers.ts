// Who makes the goods of a brand, by its code: product safety law wants a name, a postal address and an electronic one.
import manufacturers from './manufacturers.json' with { type: 'json' }

export interface Manufacturer {
  name: string
  street: string
  place: string
  country: string
  email: string
}

const known = new Map<string, Manufacturer>(Object.entries(manufacturers))

/** The manufacturer of a brand; null for one that nobody entered yet. */
export function manufacturerOf(brand: string): Manufacturer | null {
  return known.get(brand) ?? null
}
