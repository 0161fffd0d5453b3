// Sorts a list. Each product becomes one number (its sort key, then its place), so that fifty thousand sort in a few milliseconds.
import type { SortOrder } from './labels.ts'
import type { Shelf } from './shelf.ts'
import type { Language } from './tables.ts'

/** More than the number of products. */
const room = 2 ** 21
/** More than any price in cents. */
const highest = 2 ** 31

/** Sorts places that are in the shop's own order; equal ones stay in that order. */
export async function sortPlaces(
  places: Int32Array,
  sort: SortOrder,
  of: { shelf: Shelf; prices: Int32Array; language: Language; relevanceAt: (place: number) => number },
): Promise<Int32Array> {
  const { shelf, prices } = of
  switch (sort) {
    case 'position:asc':
      return places
    case 'price:asc':
      return sortBy(places, (place) => prices[place] ?? 0)
    case 'price:desc':
      return sortBy(places, (place) => highest - (prices[place] ?? 0))
    case 'newest:desc':
      return sortBy(places, (place) => shelf.newness[place] ?? 0)
    case 'name:asc': {
      const names = await shelf.names(of.language)
      return sortBy(places, (place) => names[place] ?? 0)
    }
    case 'relevance:desc':
      return places.toSorted((a, b) => of.relevanceAt(b) - of.relevanceAt(a) || a - b)
  }
}

function sortBy(places: Int32Array, keyOf: (place: number) => number): Int32Array {
  const keys = Float64Array.from(places, (place) => keyOf(place) * room + place).toSorted()
  return Int32Array.from(keys, (key) => key % room)
}
