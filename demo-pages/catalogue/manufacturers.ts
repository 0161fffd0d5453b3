// The manufacturers by a brand's code: product safety law requires a name, a postal and an electronic address.
import manufacturers from './manufacturers.json' with { type: 'json' }

export interface Manufacturer {
  name: string
  street: string
  place: string
  country: string
  email: string
}

const known = new Map<string, Manufacturer>(Object.entries(manufacturers))

/** The manufacturer of a brand; null if none is entered. */
export function manufacturerOf(brand: string): Manufacturer | null {
  return known.get(brand) ?? null
}
