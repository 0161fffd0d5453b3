// What became of a payment, said above whichever step is open: back from the provider the shopper may stand at any of them.
import { useEffect, useRef } from 'react'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { $paymentError } from '#stores/payment.ts'
import { OpenPayment } from './OpenPayment.tsx'

/** Why there is no paid order, which takes the focus at the top of the page; or the ways on with a payment that is open. */
export function PaymentNews() {
  const error = useShared($paymentError)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!error) return
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [error])
  return (
    <>
      <div ref={top} tabIndex={-1} className="checkout-payment-error">
        {error ? <Notice tone="error">{failureSentence(error)}</Notice> : null}
      </div>
      <OpenPayment />
    </>
  )
}
