// The link to the comparison with the number of products in it; no number at 0.
import { useEffect } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useNumber } from '#shared/mount/use-number.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { BadgeLink } from '#shared/ui/BadgeLink.tsx'
import { scales } from '#shared/ui/icons.ts'
import { $page } from '#stores/page/page.ts'
import { $compareCount, $isCompareKnown, loadCompare } from '#stores/saved/compare.ts'

const Options = v.object({
  /** Where the comparison page is. Default: `routes.compare` of the page. */
  compareUrl: v.optional(v.string()),
})

function CompareBadge({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const count = useNumber(useShared($compareCount), useShared($isCompareKnown))
  const { routes } = useShared($page)
  useEffect(() => {
    void loadCompare()
  }, [])
  const products = plural(count, { one: '# product', other: '# products' })
  return (
    <BadgeLink
      href={options.compareUrl ?? routes.compare}
      label={count > 0 ? t`Comparison, ${products}` : t`Comparison`}
      icon={scales}
      count={count > 0 ? String(count) : null}
    />
  )
}

export default defineWidget({ name: 'compare-badge', options: Options, view: CompareBadge })
