// A notice before the purchase that products made to order take longer and may not be returned.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import { $promising, followDelivery } from '#stores/product/delivery.ts'
import type { PersonalisationStore } from '#stores/product/personalisation/personalisation.ts'

/** The notice. The live region exists before its text, so that the text is announced. */
export function MakingNotice({ store }: { store: PersonalisationStore }) {
  const { t } = useLingui()
  const { hasNoReturn, delivery } = useShared(store.$making)
  const promising = useShared($promising)
  useEffect(followDelivery, [])
  const promise = delivery ? promising(delivery, null) : null
  const day = promise ? deliveryDaySentence(promise) : ''
  return (
    <div className="personalisation-making" role="status" data-open={hasNoReturn || day !== '' ? '' : undefined}>
      {day !== '' ? <p>{t`Made to order, so delivery takes longer. ${day}`}</p> : null}
      {hasNoReturn ? <p>{t`There is no right of withdrawal: what is made for you cannot be returned.`}</p> : null}
    </div>
  )
}
