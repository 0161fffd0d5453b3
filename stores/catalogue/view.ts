// The view of the list for host code.
import { derived } from '#shared/state/derived.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import type { ListView } from './offered.ts'
import { $address } from './narrowed.ts'
import { $facets, $isPending, $list, $summary } from './state.ts'

/** The products of the current page with the counts of the whole list. */
export const $listView = derived(
  [$list, $summary, $facets, $address, $isPending],
  (list, summary, facets, address, isPending): Loadable<ListView> => {
    if (list.state !== 'ready') return list
    if (!summary) return { state: 'loading' }
    const { items: products, first } = list.value
    const { total, page, lastPage, pageSize, sort } = summary
    return {
      state: 'ready',
      value: { products, first, total, page, lastPage, pageSize, sort, facets, address, isPending: Boolean(isPending) },
    }
  },
)
