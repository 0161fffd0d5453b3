// Reloads the payment methods when coupons or gift cards leave nothing to pay, or no longer do: the server decides which methods apply.
import { $totals } from '#stores/cart/state.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { withSettings } from './payment-terms.ts'
import { $paymentMethods } from './state.ts'

const methods = latestRequest(
  async (signal) => (await import('#shared/checkout/calls.ts')).getPaymentMethods(signal),
  (result) => {
    if (result.ok) $paymentMethods.set({ state: 'ready', value: result.value.map(withSettings) })
  },
  'payment.load-failed',
)

/** Keeps the payment methods in step with the amount due; for an effect. */
export function followDue(): () => void {
  let wasFree = isFree()
  return $totals.listen(() => {
    const isFreeNow = isFree()
    if (isFreeNow === null || isFreeNow === wasFree) return
    // Without methods there is nothing to reload: they come with the answer to the shipping call.
    if (wasFree !== null && $paymentMethods.get().state === 'ready') void methods.send()
    wasFree = isFreeNow
  })
}

/** Whether nothing is left to pay; null while that is unknown. */
function isFree(): boolean | null {
  const sums = valueOf($totals.get())
  return sums === null ? null : sums.grandTotal === 0
}
