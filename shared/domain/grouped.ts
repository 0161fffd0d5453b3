// Groups items by key.

/**
 * The items by their key, in their order. `Map.groupBy` is newer than the oldest supported browsers.
 * @example grouped(players, ({ size }) => size).get('M')
 */
export function grouped<Item, Key>(items: readonly Item[], keyOf: (thing: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const thing of items) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
