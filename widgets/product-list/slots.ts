// Which card draws which product. Writing into a card costs less than making one, so a new product takes over the card of one that is gone.

let next = 0

/**
 * The key of each product's card. One that stays keeps its own, wherever it goes.
 * @example slotsOf(new Map([[11, 0], [12, 1]]), [{ productId: 12 }, { productId: 13 }]) // 12 → 1, 13 → 0
 */
export function slotsOf(before: ReadonlyMap<number, number>, items: readonly { productId: number }[]): ReadonlyMap<number, number> {
  const gone = new Map(before)
  for (const { productId: id } of items) gone.delete(id)
  const free = gone.values()
  return new Map(items.map(({ productId: id }) => [id, before.get(id) ?? free.next().value ?? next++]))
}
