// The options of a bundle: the selections, the choices within each part, and the current price.
import { useEffect, useMemo, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { faultSentence } from '#shared/product/parts/fault-sentence.ts'
import { TaxNote } from '#shared/product/parts/TaxNote.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Price } from '#shared/ui/Price.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import { $page } from '#stores/page/page.ts'
import { bundleModel, bundleStates, savingOf } from '#stores/product/bundle.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { sharedChoices } from '#stores/product/shared-choice.ts'
import { BundleOptionGroup } from './BundleOptionGroup.tsx'
import { SharedChoices } from './SharedChoices.tsx'

const Options = v.object({
  /** The bundle's id. */
  productId: v.number(),
  /** The product as `GET catalog/product/{id}` answers it, if the host prints it; otherwise it is loaded where the host offers `products`. */
  product: v.optional(v.record(v.string(), v.unknown())),
})

function BundleOptions({ options: { productId } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const store = useMemo(() => productStore(productId), [productId])
  const product = useShared(store.$product)
  const configuration = useShared(store.$configuration)
  const price = useShared(store.$price)
  const faults = useShared(store.$faults)
  const { currency, routes } = useShared($page)
  const [isSeparate, separate] = useState(false)
  useEffect(() => {
    void store.load()
  }, [store])
  const each = price?.regular ?? null
  const said = each === null ? null : formatMoney(each, currency)
  useSaid(said)

  if (product.state === 'failed') {
    return (
      <Notice tone="error" action={<Retry onPress={() => store.load()} />}>
        {t`The options of this product could not be loaded.`}
      </Notice>
    )
  }
  if (product.state !== 'ready') return <div className="bundle-options-coming" role="status" aria-label={t`Loading the options`} />
  const nothing = faultSentence(faults['bundle'])
  // What is saved is known once everything is chosen.
  const saved = price && !price.isFrom ? savingOf(product.value, configuration) : 0
  const amount = formatMoney(saved, currency)
  const shared = sharedChoices(product.value, configuration)
  const isForEach = isSeparate || shared.some(({ isMixed }) => isMixed)
  const elsewhere = isForEach ? '' : shared.map(({ state }) => state.code).join()
  return (
    <div className="bundle-options-parts" data-product={productId}>
      {said === null ? (
        <p className="bundle-options-price">{t`Price on request`}</p>
      ) : (
        <p className="bundle-options-price">
          <Price size="large" now={said} isFrom={price?.isFrom ?? false} />
          {product.value.teamWear ? <span className="bundle-options-each"> {t`per player`}</span> : null}
        </p>
      )}
      {said === null ? null : <TaxNote deliveryUrl={routes.delivery} className="bundle-options-vat" />}
      {saved > 0 ? (
        <p className="bundle-options-saving">
          <Exact text={t`You save ${amount} compared with buying the parts separately.`} keep={[amount]} />
        </p>
      ) : null}
      {nothing ? (
        <p className="touchline-field-error" data-field="bundle" tabIndex={-1}>
          {nothing}
        </p>
      ) : null}
      <SharedChoices productId={productId} shared={shared} isForEach={isForEach} faults={faults} onSeparate={separate} />
      {bundleStates(product.value, configuration).map((state) => (
        <BundleOptionGroup
          key={state.option.id}
          productId={productId}
          state={state}
          faults={faults}
          currency={currency}
          elsewhere={elsewhere}
        />
      ))}
    </div>
  )
}

export default defineWidget({
  name: 'bundle-options',
  options: Options,
  view: BundleOptions,
  load: ({ productId }) => productStore(productId).load(),
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product, { bundle: bundleModel }),
})
