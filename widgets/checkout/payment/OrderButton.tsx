// The one button that obliges to pay. It follows the summary, since the law wants goods and price shown right before it.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $hasLooked, $isPlacing, $isUnsure, $paymentMethods, placeOrder } from '#stores/checkout/payment.ts'
import { CartChanged } from './CartChanged.tsx'
import { LegalNote } from './LegalNote.tsx'
import { OrderReview } from './OrderReview.tsx'

/** The order button; nothing while there is no way to pay, or an order whose fate nobody knows. */
export function OrderButton() {
  const { t } = useLingui()
  const { element } = useMount()
  const isPlacing = useShared($isPlacing)
  const isUnsure = useShared($isUnsure)
  const hasLooked = useShared($hasLooked)
  // While nobody knows whether there is an order, a second one is not offered, unless she has looked and there is nobody else to ask.
  if (useShared($paymentMethods).state !== 'ready' || (isUnsure && !hasLooked)) return null
  return (
    <div className="checkout-order">
      <OrderReview />
      <CartChanged />
      <LegalNote />
      <Button
        tone="primary"
        className="checkout-continue"
        isBusy={isPlacing}
        onPress={() => void placeOrder(element ?? undefined)}
      >{t`Buy now`}</Button>
    </div>
  )
}
