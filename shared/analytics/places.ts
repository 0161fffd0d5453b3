// Remembers a product's id, the list in which it was found and the discount shown there, so that its purchase can report them.
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
/** `set` is the sku of the set in which the product was bought last. */
const Known = v.object({
  group: v.string(),
  id: v.optional(v.string()),
  set: v.optional(v.string()),
  place: v.optional(Place),
  cut: v.optional(Cut),
})
type Known = v.InferOutput<typeof Known>
const Places = v.array(Known)

/** The most products remembered; longer than any real visit. */
const MOST = 50

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.005

/** The places of one store view. The key's prefix is that of all data that logout removes. */
export function openPlaces(store: string) {
  const key = `touchline:${store}:list-places`
  const storage = environment.storage('session')
  const read = (): Known[] => {
    const text = storage.get(key)
    if (text === null) return []
    try {
      return v.parse(Places, readJson(text))
    } catch {
      return []
    }
  }
  const knownOf = (group: string | undefined) => read().find((one) => one.group === group)
  const write = (known: Known) => storage.set(key, writeJson([...read().filter(({ group }) => group !== known.group), known].slice(-MOST)))
  return {
    /** Remembers that these products were added as parts of a set, found where it was, or each by itself. */
    join(items: readonly AnalyticsItem[], set: string | undefined): void {
      for (const { item_group_id: group } of items) {
        const known = knownOf(group)
        if (!group || known?.set === set) continue
        const place = set === undefined ? known?.place : read().find(({ id }) => id === set)?.place
        write({ ...known, group, set, place })
      }
    },
    /** Remembers a product from an event. A line's id may be its variant's, and its discount may come from a coupon. */
    keep({ item_group_id: group, item_id, index, item_list_id, item_list_name, price, discount }: AnalyticsItem, isLine: boolean): void {
      if (!group || (isLine && item_list_name === undefined)) return
      const known = knownOf(group)
      const place: Place | undefined =
        item_list_name === undefined
          ? known?.place
          : { item_list_name, ...(index === undefined ? {} : { index }), ...(item_list_id === undefined ? {} : { item_list_id }) }
      const cut = isLine || discount === undefined || price === null ? known?.cut : { discount, price }
      // If the sku is unknown, the product's number is its id.
      const id = isLine || item_id === group ? known?.id : item_id
      write({ ...known, group, id, place, cut })
    },
    /**
     * Adds the remembered list to an item, unless it names one itself. A line also gets the id of its product, or of the set it was bought
     * in, and the discount that was shown with exactly its price, on top of its own.
     */
    add(items: readonly AnalyticsItem[], isLine: boolean): AnalyticsItem[] {
      const known = new Map(read().map((one) => [one.group, one]))
      return items.map((item) => {
        const { id: product, set, place, cut } = known.get(item.item_group_id ?? '') ?? {}
        const id = isLine ? (set ?? product) : product
        const own = item.discount ?? 0
        const isCut = isLine && item.price !== null && cut !== undefined && isSame(cut.price, item.price + own)
        return {
          ...item,
          ...(id === undefined || id === item.item_id
            ? {}
            : { item_id: id, ...(isLine ? { item_variant_id: item.item_variant_id ?? item.item_id } : {}) }),
          ...(isCut ? { discount: own + cut.discount } : {}),
          ...(item.item_list_name === undefined ? place : {}),
        }
      })
    },
    forget: () => storage.remove(key),
  }
}
