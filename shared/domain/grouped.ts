// Groups items by key.

/**
 * The items by their key, in their order. `Map.groupBy` is newer than the oldest supported browsers.
 * @example grouped(players, ({ size }) => size).get('M')
 */
export function grouped<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
