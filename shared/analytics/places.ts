// The list a product was found in, so that its purchase can be told from which. Kept for the life of the tab, and only after consent.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { readJson, writeJson } from '#shared/schemas/json.ts'

/** Where in a list a product stood. */
export type Place = Pick<AnalyticsItem, 'index' | 'item_list_id' | 'item_list_name'>

const Places = v.array(
  v.tuple([
    v.string(),
    v.object({
      index: v.exactOptional(v.number()),
      item_list_id: v.exactOptional(v.string()),
      item_list_name: v.exactOptional(v.string()),
    }),
  ]),
)

/** Nobody's way through a shop is longer. */
const MOST = 50

/** The places of one store view. Its key begins as all that logout wipes. */
export function openPlaces(store: string) {
  const key = `touchline:${store}:list-places`
  const storage = environment.storage('session')
  const read = (): v.InferOutput<typeof Places> => {
    const text = storage.get(key)
    if (text === null) return []
    try {
      return v.parse(Places, readJson(text))
    } catch {
      return []
    }
  }
  return {
    /** Remembers where the item was found, where its event says so. */
    keep({ item_group_id: id, index, item_list_id, item_list_name }: AnalyticsItem): void {
      if (!id || item_list_name === undefined) return
      const place: Place = {
        item_list_name,
        ...(index === undefined ? {} : { index }),
        ...(item_list_id === undefined ? {} : { item_list_id }),
      }
      const others = read().filter(([other]) => other !== id)
      storage.set(key, writeJson([...others, [id, place]].slice(-MOST)))
    },
    /** The item with the place it was found in, unless it names one itself. */
    add(items: readonly AnalyticsItem[]): AnalyticsItem[] {
      const known = new Map(read())
      return items.map((item) =>
        item.item_list_name === undefined && item.item_group_id ? { ...item, ...known.get(item.item_group_id) } : item,
      )
    },
    forget: () => storage.remove(key),
  }
}
