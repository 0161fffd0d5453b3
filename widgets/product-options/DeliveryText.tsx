// The delivery promise of the choice: its day and cost. Draws nothing if the variant is unavailable.
import { useEffect } from 'react'
import { useShared } from '#shared/mount/use-shared.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { truck } from '#shared/product/parts/truck.ts'
import { $page } from '#stores/page/page.ts'
import { $promising, followDelivery } from '#stores/product/delivery.ts'
import type { ProductStore } from '#stores/product/product.ts'

/** The promise for the choice and its quantity. */
export function DeliveryText({ store }: { store: ProductStore }) {
  const product = useShared(store.$product)
  const delivery = useShared(store.$delivery)
  const total = useShared(store.$total)
  const stock = useShared(store.$stock)
  const promising = useShared($promising)
  const { currency } = useShared($page)
  useEffect(followDelivery, [])
  if (product.state !== 'ready' || !product.value.isInStock || stock === 0) return null
  const promise = promising(delivery, total)
  if (!promise) return null
  return (
    <p className="product-options-delivery">
      <Icon path={truck} size={20} />
      <span>
        <DeliveryWords promise={promise} currency={currency} />
      </span>
    </p>
  )
}
