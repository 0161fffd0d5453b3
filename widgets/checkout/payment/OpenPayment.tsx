// A payment that was left open: continue it, or pay another way. Without this, a shopper back from her bank would be stuck.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $paymentStatus, giveUpPayment, resumePayment } from '#stores/checkout/payment.ts'

/** The two ways on, while a payment is open. */
export function OpenPayment() {
  const { t } = useLingui()
  const status = useShared($paymentStatus)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = status.state === 'ready' && status.value.status === 'open'
  // Back from the provider the browser shows the place of the button, below what stands here now.
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
