// A notice before the purchase that products made to order take longer and may not be returned.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import { $promising, followDelivery } from '#stores/product/delivery.ts'
import type { ProductStore } from '#stores/product/product.ts'

interface Props {
  store: ProductStore
  /** Whether anything is made to order. */
  isMade: boolean
}

/** The notice. The live region exists before its text, so that the text is announced. */
export function MakingNotice({ store, isMade }: Props) {
  const { t } = useLingui()
  const delivery = useShared(store.$delivery)
  const promising = useShared($promising)
  const hasNoReturn = useShared(store.$returns) === 'never' && isMade
  useEffect(followDelivery, [])
  const promise = isMade ? promising(delivery, null) : null
  const day = promise ? deliveryDaySentence(promise) : ''
  return (
    <div className="personalisation-making" role="status" data-open={hasNoReturn || day !== '' ? '' : undefined}>
      {day !== '' ? <p>{t`Delivery takes longer. ${day}`}</p> : null}
      {hasNoReturn ? <p>{t`There is no right of withdrawal, since it is made for you. Your rights if it is faulty remain.`}</p> : null}
    </div>
  )
}
