// What an answer does not change stays the same object, so that of a hundred lines only the changed one is drawn again.
import type { Quote } from '#shared/schemas/quote.ts'

/** The new cart with the old object of each line that reads the same; the old cart itself where nothing changed at all. */
export function keepSame(before: Quote | null, after: Quote): Quote {
  if (!before) return after
  const known = new Map(before.items.map((item) => [item.item_id, item]))
  const items = after.items.map((item) => {
    const same = known.get(item.item_id)
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item
  })
  const hasSameItems = items.length === before.items.length && items.every((item, at) => item === before.items[at])
  const isSame = hasSameItems && JSON.stringify({ ...before, items: [] }) === JSON.stringify({ ...after, items: [] })
  return isSame ? before : { ...after, items }
}
