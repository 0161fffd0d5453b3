// The specifications of a product as a list of name and value: printed by the host, or loaded.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { provideSpecification, specificationSeed, specificationStore } from '#stores/product/specification.ts'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The specifications as `GET catalog/product/{id}/specification` answers them, if the host prints them; otherwise they are loaded. */
  specification: v.optional(v.union([v.array(v.record(v.string(), v.unknown())), v.record(v.string(), v.unknown())])),
})

function SpecificationView({ options: { productId } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const store = useMemo(() => specificationStore(productId), [productId])
  const loaded = useShared(store.$specification)
  useEffect(() => void store.load(), [store])
  if (loaded.state === 'failed') {
    return (
      <Notice tone="info" action={<Retry onPress={() => store.load()} />}>
        {t`The specifications are not available yet.`}
      </Notice>
    )
  }
  if (loaded.state !== 'ready') return <div className="specification-coming" role="status" aria-label={t`Loading the specifications`} />
  if (loaded.value.length === 0) return <p className="specification-none">{t`There are no specifications for this product.`}</p>
  return (
    <dl className="specification-list">
      {loaded.value.map(({ label, value }, at) => (
        <div key={at} className="specification-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export default defineWidget({
  name: 'specification',
  options: Options,
  view: SpecificationView,
  load: ({ productId }) => specificationStore(productId).load(),
  seed: [specificationSeed],
  prepare: ({ productId, specification }) => provideSpecification(productId, specification),
})
