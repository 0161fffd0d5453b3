// The order of the facets in a list: first what people ask of these goods, such as size and audience of shoes.
import type { Dictionary } from './dictionary.ts'

/** The facets that come first, by the code of the nearest category that has a row; everything else follows in the shop's order. */
const first: Readonly<Record<string, readonly string[]>> = {
  'team-wear': ['size', 'color', 'audience', 'sport'],
  'racket-sports': ['sport', 'level', 'grip_size', 'manufacturer'],
  shoes: ['size', 'audience', 'surface', 'color'],
  clothing: ['size', 'audience', 'color'],
  balls: ['sport', 'size', 'level'],
  accessories: ['sport', 'audience', 'size', 'color'],
}

/** The place of the price among the facets that come first. */
const pricePlace = 2

const byCategory = new WeakMap<Dictionary, Map<number | null, ReadonlyMap<number, number>>>()

/** The rank of each attribute in the lists of a category, by the attribute's id; the lowest comes first. A search has the shop's order. */
export function facetRanks(dictionary: Dictionary, categoryId: number | null): ReadonlyMap<number, number> {
  const known = byCategory.get(dictionary) ?? new Map<number | null, ReadonlyMap<number, number>>()
  byCategory.set(dictionary, known)
  const ranks = known.get(categoryId) ?? readRanks(dictionary, categoryId)
  known.set(categoryId, ranks)
  return ranks
}

function readRanks(dictionary: Dictionary, categoryId: number | null): ReadonlyMap<number, number> {
  const path = categoryId === null ? [] : (dictionary.categories.get(categoryId)?.pathIds ?? [])
  const codes = path.map((id) => first[dictionary.categories.get(id)?.code ?? '']).findLast((row) => row !== undefined) ?? []
  const rank = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length)
  const sorted = dictionary.attributes.toSorted((one, other) => rank(one.code) - rank(other.code))
  return new Map(sorted.map(({ id }, at) => [id, at]))
}

/** Puts the price where it belongs: after the facets that come first, last in a short list. */
export function withPrice<Facet>(facets: readonly Facet[], price: Facet | null): Facet[] {
  return price ? facets.toSpliced(pricePlace, 0, price) : [...facets]
}
