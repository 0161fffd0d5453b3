// A notice before the purchase that team products are made to order: longer delivery, and no right of withdrawal.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { $promising, followDelivery } from '#stores/product/delivery.ts'

/** The notice. */
export function Making({ product }: { product: Product }) {
  const { t } = useLingui()
  const promising = useShared($promising)
  useEffect(followDelivery, [])
  const promise = product.delivery?.isMade ? promising(product.delivery, null) : null
  const day = promise ? deliveryDaySentence(promise) : ''
  if (!product.hasNoReturn && day === '') return null
  return (
    <div className="team-roster-making">
      {day !== '' ? <p>{t`Made to order, so delivery takes longer. ${day}`}</p> : null}
      {product.hasNoReturn ? <p>{t`There is no right of withdrawal: what is made for you cannot be returned.`}</p> : null}
    </div>
  )
}
