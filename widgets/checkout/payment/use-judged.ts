// The order was pressed while a payment method lacks something: its fields say what, and the first of them takes the focus.
import { useEffect, type RefObject } from 'react'
import { useShared } from '#shared/mount/use-shared.ts'
import { $paymentError } from '#stores/checkout/payment.ts'

/** Judges the form with every such press. */
export function useJudged(form: { submit: () => Promise<unknown> }, box: RefObject<HTMLElement | null>): void {
  const error = useShared($paymentError)
  useEffect(() => {
    if (error?.code !== 'payment.details-missing') return
    void form.submit().then(() => {
      // Drawn with the next frame at the latest.
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    })
  }, [error, form, box])
}
