// Whether the order can be placed: then the review and the order button are there.
import { useShared } from '#shared/mount/use-shared.ts'
import { $hasLooked, $isUnsure, $paymentMethods } from '#stores/checkout/payment.ts'

/**
 * False while no payment method is available, and while it is unknown whether an order exists: a second one is offered only after the
 * shopper has checked and no other check is possible.
 */
export function useMayOrder(): boolean {
  const methods = useShared($paymentMethods)
  const isUnsure = useShared($isUnsure)
  const hasLooked = useShared($hasLooked)
  return methods.state === 'ready' && (!isUnsure || hasLooked)
}
