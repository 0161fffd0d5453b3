// Remembers the list in which a product was found and the discount it was shown with, so that its purchase is reported with both.
// Kept for the life of the tab, and only after consent.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { readJson, writeJson } from '#shared/wire/json.ts'

/** The position of a product in a list. */
export type Place = Pick<AnalyticsItem, 'index' | 'item_list_id' | 'item_list_name'>

const Place = v.object({
  index: v.exactOptional(v.number()),
  item_list_id: v.exactOptional(v.string()),
  item_list_name: v.exactOptional(v.string()),
})
/** The discount, and the price it applied to: carts and orders contain neither. */
const Cut = v.object({ discount: v.number(), price: v.number() })
const Places = v.array(v.tuple([v.string(), v.object({ place: v.optional(Place), cut: v.optional(Cut) })]))

/** The most products remembered; longer than any real visit. */
const MOST = 50

/** The places of one store view. The key's prefix is that of all data that logout removes. */
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
    /** Remembers the list and the discount of the items, where their event contains them. */
    keep({ item_group_id: id, index, item_list_id, item_list_name, price, discount }: AnalyticsItem): void {
      if (!id || (item_list_name === undefined && discount === undefined)) return
      const places = read()
      const known = places.find(([other]) => other === id)?.[1]
      const found: Place | undefined =
        item_list_name === undefined
          ? known?.place
          : { item_list_name, ...(index === undefined ? {} : { index }), ...(item_list_id === undefined ? {} : { item_list_id }) }
      const cut = discount === undefined || price === null ? known?.cut : { discount, price }
      storage.set(key, writeJson([...places.filter(([other]) => other !== id), [id, { place: found, cut }]].slice(-MOST)))
    },
    /** Adds the remembered list to an item, unless it names one itself, and the discount that was shown with exactly its price. */
    add(items: readonly AnalyticsItem[]): AnalyticsItem[] {
      const known = new Map(read())
      return items.map((item) => {
        const { place, cut } = known.get(item.item_group_id ?? '') ?? {}
        return {
          ...(cut?.price === item.price ? { discount: cut.discount } : {}),
          ...item,
          ...(item.item_list_name === undefined ? place : {}),
        }
      })
    },
    forget: () => storage.remove(key),
  }
}
