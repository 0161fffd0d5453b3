// A notice about an open payment: continue it, or choose another method. Without it, a shopper back from her bank would be stuck.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $paymentStatus, giveUpPayment, resumePayment } from '#stores/checkout/payment.ts'

/** The two options while a payment is open. */
export function OpenPayment() {
  const { t } = useLingui()
  const status = useShared($paymentStatus)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = status.state === 'ready' && status.value.status === 'open'
  // Back from the provider, the browser restores the scroll position of the button, below this notice.
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  if (!isOpen) return null
  return (
    <div ref={box}>
      <Notice
        tone="info"
        action={
          <span className="checkout-open-payment">
            <Button tone="primary" onPress={() => void resumePayment()}>{t`Continue payment`}</Button>
            <Button tone="quiet" onPress={() => void giveUpPayment()}>{t`Pay another way`}</Button>
          </span>
        }
      >
        {t`Your order is waiting for payment.`}
      </Notice>
    </div>
  )
}
