// The products of a set: the quantity of each, and the total.
import { useEffect, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { faultSentence } from '#shared/product/parts/fault-sentence.ts'
import { TaxNote } from '#shared/product/parts/TaxNote.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Price } from '#shared/ui/Price.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import { $page } from '#stores/page/page.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { memberStates, setModel } from '#stores/product/set.ts'
import { SetRow } from './SetRow.tsx'

const Options = v.object({
  /** The set's id. */
  productId: v.number(),
  /** The product as `GET catalog/product/{id}` answers it, if the host prints it; otherwise it is loaded where the host offers `products`. */
  product: v.optional(v.record(v.string(), v.unknown())),
})

function SetBuilder({ options: { productId } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const store = useMemo(() => productStore(productId), [productId])
  const product = useShared(store.$product)
  const { set } = useShared(store.$configuration)
  const price = useShared(store.$price)
  const faults = useShared(store.$faults)
  const { currency, routes } = useShared($page)
  useEffect(() => {
    void store.load()
  }, [store])
  const sum = price?.regular ?? null
  const said = sum === null ? null : formatMoney(sum, currency)
  useSaid(said)

  if (product.state === 'failed') {
    return (
      <Notice tone="error" action={<Retry onPress={() => store.load()} />}>
        {t`The products of this set could not be loaded.`}
      </Notice>
    )
  }
  if (product.state !== 'ready') return <div className="set-builder-coming" role="status" aria-label={t`Loading the products`} />
  const nothing = faultSentence(faults['set'])
  return (
    <div className="set-builder-parts" data-product={productId}>
      <p className="set-builder-price">
        {said === null ? t`Price on request` : <Price size="large" now={said} isFrom={price?.isFrom ?? false} />}
      </p>
      {said === null ? null : <TaxNote deliveryUrl={routes.delivery} className="set-builder-vat" />}
      <fieldset className="set-builder-group" data-field="set">
        <legend className="touchline-group-legend">{t`How many of each?`}</legend>
        {nothing ? <p className="touchline-field-error">{nothing}</p> : null}
        {product.value.members.length === 0 ? <p>{t`There is nothing to choose here at the moment.`}</p> : null}
        <ul className="set-builder-list">
          {memberStates(product.value.members, set).map((state) => (
            <SetRow key={state.member.productId} productId={productId} state={state} faults={faults} currency={currency} />
          ))}
        </ul>
      </fieldset>
    </div>
  )
}

export default defineWidget({
  name: 'set-builder',
  options: Options,
  view: SetBuilder,
  load: ({ productId }) => productStore(productId).load(),
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product, { grouped: setModel }),
})
