// Assigns products to cards. Updating a card is cheaper than creating one, so a new product takes over the card of a removed one.

let next = 0

/**
 * Returns the key of each product's card. A product that stays keeps its card, whatever its new position.
 * @example slotsOf(new Map([[11, 0], [12, 1]]), [{ productId: 12 }, { productId: 13 }]) // 12 → 1, 13 → 0
 */
export function slotsOf(before: ReadonlyMap<number, number>, items: readonly { productId: number }[]): ReadonlyMap<number, number> {
  const gone = new Map(before)
  for (const { productId: id } of items) gone.delete(id)
  const free = gone.values()
  return new Map(items.map(({ productId: id }) => [id, before.get(id) ?? free.next().value ?? next++]))
}
