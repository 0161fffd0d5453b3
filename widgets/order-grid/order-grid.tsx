// Orders one product in several sizes at once: a button that opens the grid in a dialog, or the grid in place.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Later } from '#shared/ui/Later.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Opener } from '#shared/ui/Opener.tsx'
import { attempt } from '#stores/kit/attempt.ts'
import { orderGridStore } from '#stores/product/order-grid/order-grid.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { takeTyped } from './take-typed.ts'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The product as `GET catalog/product/{id}` answers it, if no other mount of the page contains it; otherwise it is loaded where the host offers `products`. */
  product: v.optional(v.record(v.string(), v.unknown())),
  /** `dialog`: a button that opens the grid in a dialog; `inline`: in place. */
  display: v.optional(v.picklist(['dialog', 'inline']), 'dialog'),
  /** The pieces that a quantity price counts: those of `each` size, as in a cart where each size is a line; or those of all sizes `together`. */
  tiers: v.optional(v.picklist(['each', 'together']), 'each'),
})
type Options = v.InferOutput<typeof Options>

let code: typeof import('./OrderPanel.tsx') | null = null

const loadPanel = async () => (code ??= await import('./OrderPanel.tsx'))

function OrderGrid({ options: { productId, display, tiers } }: { options: Options }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const product = useShared(productStore(productId).$product)
  const store = useMemo(() => orderGridStore(productId), [productId])
  const grid = useShared(store.$grid)
  const { replaced } = useMount()
  const hasTaken = useRef(false)
  const [known] = useState(code)
  useEffect(() => {
    void productStore(productId).load()
    store.restore()
  }, [productId, store])
  useEffect(() => {
    if (!grid || hasTaken.current) return
    hasTaken.current = true
    takeTyped(replaced, grid, store)
  }, [grid, replaced, store])
  const isFailed = product.state === 'failed'
  // Until the product is known, the host is believed, which put the mount there.
  if ((product.state === 'ready' && !grid) || (isFailed && product.error.kind === 'unoffered')) return null
  const retry = isFailed ? (
    <Notice tone="error" action={<Button onPress={() => void productStore(productId).load()}>{t`Try again`}</Button>}>
      {t`The sizes could not be loaded.`}
    </Notice>
  ) : null
  if (display === 'inline') {
    const coming = <div className="order-grid-coming" role="status" aria-label={t`Loading the sizes`} />
    if (!grid) return retry ?? coming
    if (known) return <known.OrderPanel productId={productId} grid={grid} tiers={tiers} />
    return (
      <Later load={loadPanel} coming={coming}>
        {({ OrderPanel }) => <OrderPanel productId={productId} grid={grid} tiers={tiers} />}
      </Later>
    )
  }
  return (
    <Opener
      label={t`Order several sizes`}
      className="order-grid-button"
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      load={() => import('./OrderDialog.tsx')}
      isWanted={isOpen && grid !== null}
      trouble={retry}
    >
      {({ OrderDialog }) => (grid ? <OrderDialog isOpen={isOpen} onClose={() => setOpen(false)} {...{ productId, grid, tiers }} /> : null)}
    </Opener>
  )
}

/** The form in the mount stays until the grid, or the button that opens it, can take its place. */
async function load({ productId, display }: Options): Promise<Result<unknown>> {
  if (display === 'inline') await attempt(loadPanel)
  return productStore(productId).load()
}

export default defineWidget({
  name: 'order-grid',
  options: Options,
  view: OrderGrid,
  load,
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product),
})
