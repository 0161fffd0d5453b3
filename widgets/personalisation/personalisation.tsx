// The personalisation of a product, by group: names, numbers, prints and strings.
import { useEffect, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { $page } from '#stores/page/page.ts'
import { personalisation } from '#stores/product/personalisation/model.ts'
import { personalisationStore } from '#stores/product/personalisation/personalisation.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { Group } from './Group.tsx'
import { MakingNotice } from './MakingNotice.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The product as `GET catalog/product/{id}` answers it, if the host prints it; otherwise it is loaded where the host offers `products`. */
  product: v.optional(v.record(v.string(), v.unknown())),
})

function Personalisation({ options: { productId } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const store = useMemo(() => productStore(productId), [productId])
  const own = useMemo(() => personalisationStore(productId), [productId])
  const product = useShared(store.$product)
  const groups = useShared(own.$groups)
  const { currency } = useShared($page)
  useEffect(() => {
    void store.load()
  }, [store])

  if (product.state === 'failed') {
    return (
      <Notice tone="error" action={<Retry onPress={() => store.load()} />}>
        {t`The personalisation options could not be loaded.`}
      </Notice>
    )
  }
  if (product.state !== 'ready') return <div className="personalisation-coming" role="status" aria-label={t`Loading the options`} />
  if (groups.length === 0) return null
  const sum = groups.reduce((total, { price }) => total + price, 0)
  const amount = formatMoney(sum, currency)
  return (
    <div className="personalisation-parts" data-product={productId}>
      {groups.map((group) => (
        <Group key={group.key} view={group} store={own} currency={currency} />
      ))}
      <p className="personalisation-sum" role="status">
        {sum > 0 ? <Exact text={t`Personalisation: ${amount} extra each`} keep={[amount]} /> : ''}
      </p>
      <MakingNotice store={store} isMade={groups.some(({ isMade }) => isMade)} />
    </div>
  )
}

export default defineWidget({
  name: 'personalisation',
  options: Options,
  view: Personalisation,
  load: ({ productId }) => productStore(productId).load(),
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product, { personalisation }),
})
