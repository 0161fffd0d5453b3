// Validates a payment method's fields when the shopper orders too early: they show their errors, and the first one takes the focus.
import { useEffect, type RefObject } from 'react'
import { useShared } from '#shared/mount/use-shared.ts'
import { $paymentError } from '#stores/checkout/payment.ts'

/** Validates the form at every such press. */
export function useJudged(form: { submit: () => Promise<unknown> }, box: RefObject<HTMLElement | null>): void {
  const error = useShared($paymentError)
  useEffect(() => {
    if (error?.code !== 'payment.details-missing') return
    void form.submit().then(() => {
      // The errors are drawn with the next frame at the latest.
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    })
  }, [error, form, box])
}
