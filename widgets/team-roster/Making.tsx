// A notice before the purchase that team products are made to order: longer delivery, and no right of withdrawal.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import { $promising, followDelivery } from '#stores/product/delivery.ts'
import type { ProductStore } from '#stores/product/product.ts'

/** The notice. */
export function Making({ store }: { store: ProductStore }) {
  const { t } = useLingui()
  const delivery = useShared(store.$delivery)
  const hasNoReturn = useShared(store.$returns) === 'never'
  const promising = useShared($promising)
  useEffect(followDelivery, [])
  const promise = delivery?.isMade ? promising(delivery, null) : null
  const day = promise ? deliveryDaySentence(promise) : ''
  if (!hasNoReturn && day === '') return null
  return (
    <div className="team-roster-making">
      {day !== '' ? <p>{t`Delivery takes longer. ${day}`}</p> : null}
      {hasNoReturn ? <p>{t`There is no right of withdrawal, since it is made for you. Your rights if it is faulty remain.`}</p> : null}
    </div>
  )
}
