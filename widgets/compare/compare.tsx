// The comparison page: a table with the differences marked, and a switch that shows only those. It works without JavaScript.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { scales } from '#shared/ui/icons.ts'
import { usePictures } from '#shared/ui/pictures/use-pictures.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { $page } from '#stores/page/page.ts'
import { loadCompare } from '#stores/saved/compare.ts'
import { $comparison, comparisonSeed, followComparison, loadComparison } from '#stores/saved/comparison.ts'
import { CompareTable } from './CompareTable.tsx'

const Options = v.object({
  /** Where an empty comparison leads. Default: `routes.home` of the page. */
  shopUrl: v.optional(v.string()),
  /** Where the form that removes a product posts without JavaScript; its field is `sku`. */
  removeAction: v.optional(v.string()),
})

function Compare({ options: { shopUrl, removeAction } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const comparison = useShared($comparison)
  const { routes } = useShared($page)
  usePictures()
  useEffect(() => {
    void loadCompare()
    void loadComparison()
    return followComparison()
  }, [])

  if (comparison.state === 'failed') {
    return (
      <EmptyState
        icon={scales}
        title={t`The comparison could not be loaded`}
        action={<Retry onPress={() => loadComparison()} />}
      />
    )
  }
  if (comparison.state !== 'ready') return <div className="compare-coming" role="status" aria-label={t`Loading the comparison`} />
  if (comparison.value.products.length === 0) {
    return (
      <EmptyState
        icon={scales}
        title={t`Nothing to compare yet`}
        action={<ButtonLink href={shopUrl ?? routes.home} tone="primary">{t`Continue shopping`}</ButtonLink>}
      >
        {t`Tap the scales on a product to compare it here side by side.`}
      </EmptyState>
    )
  }
  return <CompareTable products={comparison.value.products} removeAction={removeAction} />
}

export default defineWidget({ name: 'compare', options: Options, view: Compare, load: () => loadComparison(), seed: [comparisonSeed] })
