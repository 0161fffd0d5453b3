// Finds a brand in a product's name, so that a card prints it once.

/**
 * Where the name has the brand as words of its own, in any case of letters; -1 if it does not.
 * @example brandPlace('Norrvik home shirt', 'Norrvik') // 0
 */
export function brandPlace(name: string, brand: string | null): number {
  const at = brand ? name.toLowerCase().indexOf(brand.toLowerCase()) : -1
  const isEdge = (letter = ' ') => !/[\p{L}\p{N}]/u.test(letter)
  return brand && at >= 0 && isEdge(name[at - 1]) && isEdge(name[at + brand.length]) ? at : -1
}
