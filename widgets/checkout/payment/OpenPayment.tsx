// A payment that stands open: go on with it, or pay another way. Without this a shopper back from her bank meets a dead end.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $paymentStatus, giveUpPayment, resumePayment } from '#stores/payment.ts'

/** The two ways on, while a payment is open. */
export function OpenPayment() {
  const { t } = useLingui()
  const status = useShared($paymentStatus)
  if (status.state !== 'ready' || status.value.status !== 'open') return null
  return (
    <Notice
      tone="info"
      action={
        <span className="checkout-open-payment">
          <Button tone="primary" onPress={() => void resumePayment()}>{t`Continue the payment`}</Button>
          <Button tone="quiet" onPress={() => void giveUpPayment()}>{t`Pay another way`}</Button>
        </span>
      }
    >
      {t`Your order is waiting for its payment.`}
    </Notice>
  )
}
