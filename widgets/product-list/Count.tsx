// Announces the number of products after each change of the list, and how its query was read, once; not on load.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { sortLabel } from '#shared/catalogue/parts/sort-label.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { say } from '#shared/ui/say.ts'
import { $isOutdated, $isPending, $summary } from '#stores/catalogue/catalogue.ts'
import { useReading } from './use-reading.ts'

/**
 * Draws nothing, since the toolbar shows the same. If the sort order changed, it is announced too: the count alone would be the old one.
 */
export function Count() {
  const { t } = useLingui()
  const summary = useShared($summary)
  const isPending = useShared($isPending)
  const isOutdated = useShared($isOutdated)
  const reading = useReading()
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
    // A list that failed to load has a notice, which is announced by itself.
    if (before.current && !isOutdated) say([...reading, sentence()].join(' '))
    before.current = null
  })
  return null
}
