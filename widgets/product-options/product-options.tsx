// The price, options and stock of a simple or configurable product.
import { useEffect, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { faultSentence } from '#shared/product/parts/fault-sentence.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { attributeField } from '#stores/product/options-model.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { pointAtSize, pressSize } from '#stores/product/sizes.ts'
import { AttributeChoice } from './AttributeChoice.tsx'
import { DeliveryText } from './DeliveryText.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { StockText } from './StockText.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The product as `GET catalog/product/{id}` answers it, if the host prints it; otherwise it is loaded where the host offers `products`. */
  product: v.optional(v.record(v.string(), v.unknown())),
  /** Whether the choices are written to the page's address, so that a link restores them. One per page. */
  followsAddress: v.optional(v.boolean(), true),
  /** Whether to show the delivery promise; set to false if the page has a separate `delivery-promise`. */
  saysDelivery: v.optional(v.boolean(), true),
})

function ProductOptions({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { element } = useMount()
  const store = useMemo(() => productStore(options.productId), [options.productId])
  const product = useShared(store.$product)
  const attributes = useShared(store.$attributes)
  const faults = useShared(store.$faults)
  useEffect(() => {
    void store.load()
    return options.followsAddress ? store.followAddress() : undefined
  }, [store, options.followsAddress])

  if (product.state === 'failed') {
    return (
      <Notice tone="error" action={<Retry onPress={() => store.load()} />}>
        {t`The options of this product could not be loaded.`}
      </Notice>
    )
  }
  if (product.state !== 'ready') {
    return <div className="product-options-coming" role="status" aria-label={t`Loading the options`} />
  }
  return (
    <div className="product-options-parts">
      <ProductPrice store={store} />
      {attributes.map((attribute) => {
        const source = product.value.attributes.find(({ code }) => code === attribute.code)
        const field = source ? attributeField(source) : ''
        const fault = faults[field]
        return (
          <AttributeChoice
            key={attribute.code}
            productId={options.productId}
            attribute={attribute}
            field={field}
            // The stock text already says that a size is sold out.
            fault={
              fault && 'code' in fault && fault.code !== 'product.option-missing' && fault.code !== 'product.choice-missing'
                ? ''
                : faultSentence(fault)
            }
            onChoose={({ id: optionId, label: size }) => {
              store.choose(attribute.code, optionId, element ?? undefined)
              if (attribute.role !== 'size') return
              const isChosen = store.$choices
                .get()
                .some((choice) => choice.attributeCode === attribute.code && choice.optionId === optionId)
              pressSize({ productId: options.productId, size, optionId }, isChosen, element ?? undefined)
            }}
            onPoint={({ id: optionId, label: size }, isActive) => {
              if (attribute.role === 'size') pointAtSize({ productId: options.productId, size, optionId }, isActive, element ?? undefined)
            }}
          />
        )
      })}
      <StockText store={store} />
      {options.saysDelivery ? <DeliveryText store={store} /> : null}
    </div>
  )
}

export default defineWidget({
  name: 'product-options',
  options: Options,
  view: ProductOptions,
  load: ({ productId }) => productStore(productId).load(),
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product),
})
