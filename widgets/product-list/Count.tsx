// Says how many products there are after each change of the list, once; never at first.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { sortLabel } from '#shared/catalogue/parts/sort-label.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { say } from '#shared/ui/say.ts'
import { $isOutdated, $isPending, $summary } from '#stores/catalogue/catalogue.ts'

/** Nothing to see: the toolbar shows the same. The order is said too where that is what changed, since the count is then the old one. */
export function Count() {
  const { t } = useLingui()
  const summary = useShared($summary)
  const isPending = useShared($isPending)
  const isOutdated = useShared($isOutdated)
  const before = useRef<{ sort: string } | null>(null)

  const sentence = () => {
    if (!summary) return ''
    const { total, page, lastPage, sort, orders } = summary
    const products = plural(total, { one: '# product', other: '# products' })
    const count = lastPage > 1 ? t`${products}, page ${page} of ${lastPage}` : products
    const chosen = sort === before.current?.sort ? undefined : orders.find(({ value }) => value === sort)
    const order = chosen && sortLabel(chosen)
    return order ? t`Sorted by ${order}: ${count}` : count
  }
  useEffect(() => {
    if (isPending) {
      before.current ??= summary
      return
    }
    // A list that did not come has a notice, which is heard by itself.
    if (before.current && !isOutdated) say(sentence())
    before.current = null
  })
  return null
}
