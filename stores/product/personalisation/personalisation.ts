// The personalisation of a product: names, numbers, prints and strings. State and price are stored with the product itself.
import type { ReadableAtom } from 'nanostores'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { productStore } from '#stores/product/product.ts'
import { $products, changeConfiguration, stateOf } from '#stores/product/state.ts'
import { type GroupView, groupViews } from './view.ts'
import { writtenKey } from './state.ts'

/** The personalisation of one product. */
export interface PersonalisationStore {
  $groups: ReadableAtom<readonly GroupView[]>
  /** Sets a value or a choice; an empty one removes it. */
  write: (productId: number, optionId: number, value: string) => void
  /** Applies the recommendation and leaves the rest of the group as it is. */
  takeRecommendation: (productId: number, group: PersonalisationGroup) => void
}

const stores = new Map<number, PersonalisationStore>()
onReset(() => stores.clear())

/** The personalisation of a product; always the same object for a product. */
export function personalisationStore(id: number): PersonalisationStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): PersonalisationStore {
  const { $items } = productStore(id)
  const $groups = derived([$products, $items], (products, items): readonly GroupView[] => {
    const state = stateOf(products, id)
    const product = valueOf(state.product)
    return product ? groupViews(product, state, items) : []
  })
  const change = (values: Readonly<Record<string, string>>) => {
    const { personalisation } = stateOf($products.get(), id)
    const next = Object.entries({ ...personalisation, ...values }).filter(([, value]) => value !== '')
    changeConfiguration(id, { personalisation: Object.fromEntries(next) })
  }
  return {
    $groups,
    write: (productId, optionId, value) => change({ [writtenKey(productId, optionId)]: value }),
    takeRecommendation: (productId, { recommendation }) =>
      change(Object.fromEntries((recommendation?.values ?? []).map(({ optionId, value }) => [writtenKey(productId, optionId), value]))),
  }
}
