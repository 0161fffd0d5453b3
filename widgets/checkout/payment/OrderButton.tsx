// The one button that obliges to pay. It stands behind the summary, since the law wants what is bought and for how much right before it.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $isPlacing, $paymentMethods, placeOrder } from '#stores/payment.ts'

/** The order button; nothing while there is no way to pay. */
export function OrderButton() {
  const { t } = useLingui()
  const isPlacing = useShared($isPlacing)
  if (useShared($paymentMethods).state !== 'ready') return null
  return (
    <div className="checkout-order">
      <Button tone="primary" className="checkout-continue" isBusy={isPlacing} onPress={() => void placeOrder()}>{t`Buy now`}</Button>
    </div>
  )
}
