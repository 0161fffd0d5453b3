// Validates a payment method's fields when the shopper orders too early: they show their errors, and their summary takes the focus.
import { useEffect, useRef } from 'react'
import { useShared } from '#shared/mount/use-shared.ts'
import { $paymentError } from '#stores/checkout/payment.ts'

/** Validates the form at every such press, including values that password managers filled in. */
export function useJudged(view: { form: { submit: () => Promise<unknown> }; takeShown: () => void }): void {
  const error = useShared($paymentError)
  const latest = useRef(view)
  latest.current = view
  useEffect(() => {
    if (error?.code !== 'payment.details-missing') return
    latest.current.takeShown()
    void latest.current.form.submit()
  }, [error])
}
